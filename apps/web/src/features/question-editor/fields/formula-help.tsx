import { ChevronRight } from "lucide-react";

interface Formula {
	name: string;
	/** The look of its button. */
	sign: string;
	latex: string;
}

const formulas: readonly Formula[] = [
	{ name: "Fraction", sign: "a/b", latex: String.raw`\frac{1}{2}` },
	{ name: "Mixed number", sign: "1 a/b", latex: String.raw`1\frac{1}{2}` },
	{ name: "Power", sign: "x²", latex: "x^{2}" },
	{ name: "Square root", sign: "√", latex: String.raw`\sqrt{9}` },
	{ name: "Times", sign: "×", latex: String.raw`\times` },
	{ name: "Divided by", sign: "÷", latex: String.raw`\div` },
	{ name: "At most", sign: "≤", latex: String.raw`\le` },
	{ name: "Pi", sign: "π", latex: String.raw`\pi` },
	{ name: "Degrees", sign: "°", latex: String.raw`90^\circ` },
];

/** Buttons that insert a formula at the last cursor position, and a guide to the syntax. */
export function FormulaHelp({ onInsert }: { onInsert: (latex: string) => void }) {
	return (
		<div className="qe-formulas">
			<div className="qe-formula-bar" role="group" aria-label="Insert a formula">
				{formulas.map(({ name, sign, latex }) => (
					<button
						key={name}
						type="button"
						title={name}
						// The cursor stays in its field.
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => onInsert(latex)}
					>
						{sign}
						<span className="sr"> {name}</span>
					</button>
				))}
			</div>
			<details className="disclosure">
				<summary>
					<ChevronRight aria-hidden="true" />
					How formulas are written
				</summary>
				<div className="disclosure-body qe-formula-words">
					<p>
						Put formulas between dollar signs. For a dollar sign itself, put a backslash before it. Two
						asterisks on each side make words bold.
					</p>
					<ul>
						{formulas.map(({ name, latex }) => (
							<li key={name}>
								<span>{name}</span>
								<code>{`$${latex}$`}</code>
							</li>
						))}
					</ul>
				</div>
			</details>
		</div>
	);
}

/** Inserts at the cursor; outside of a formula with dollar signs around it. */
export function insertFormula(field: HTMLTextAreaElement, latex: string): void {
	const { value, selectionStart, selectionEnd } = field;
	const isInside = value.slice(0, selectionStart).replaceAll("\\$", "").split("$").length % 2 === 0;
	insertText(field, isInside ? latex : `$${latex}$`, selectionStart, selectionEnd);
}

/** As if it had been typed. */
export function insertText(
	field: HTMLTextAreaElement,
	text: string,
	start = field.selectionStart,
	end = field.selectionEnd,
): void {
	field.focus();
	field.setRangeText(text, start, end, "end");
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
