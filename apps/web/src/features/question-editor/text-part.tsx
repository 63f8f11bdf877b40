import { ChevronRight } from "lucide-react";
import { lazy, Suspense } from "react";
import { Card } from "../../ui/card.tsx";
import type { PartProps } from "./editor-props.ts";
import { FormulaHelp } from "./formula-help.tsx";
import { ImageList } from "./image-fields.tsx";
import { RichField } from "./rich-field.tsx";

/** Few questions get a new figure. */
const FigureBuilder = lazy(() => import("./figure-builder.tsx").then((m) => ({ default: m.FigureBuilder })));

/** What is asked: the text, the instruction, pictures and a drawing. */
export function TextPart({
	draft,
	onChange,
	errorOf,
	onFormula,
}: PartProps & { onFormula: (latex: string) => void }) {
	return (
		<Card title="Question">
			<div className="qe-stack">
				<FormulaHelp onInsert={onFormula} />
				<RichField
					field="prompt"
					label="Text"
					rows={4}
					value={draft.prompt}
					errorOf={errorOf}
					onChange={(prompt) => onChange({ prompt })}
				/>
				<RichField
					field="cta"
					label="Instruction"
					optional
					maxLength={500}
					hint="For example: Write the fraction in lowest terms."
					value={draft.cta}
					errorOf={errorOf}
					onChange={(cta) => onChange({ cta })}
				/>
				<ImageList images={draft.images} errorOf={errorOf} onChange={(images) => onChange({ images })} />
				<FigureFields draft={draft} onChange={onChange} errorOf={errorOf} />
			</div>
		</Card>
	);
}

function FigureFields({ draft: { figure }, onChange, errorOf }: PartProps) {
	const { svg, alt } = figure ?? { svg: "", alt: "" };
	const set = (next: { svg: string; alt: string }) =>
		onChange({ figure: next.svg === "" && next.alt === "" ? null : next });
	return (
		<details className="disclosure" data-field="figure" open={figure !== null}>
			<summary>
				<ChevronRight aria-hidden="true" />
				Figure
			</summary>
			<div className="qe-stack disclosure-body">
				<Suspense fallback={null}>
					<FigureBuilder onUse={set} />
				</Suspense>
				<RichField
					field="figure"
					label="What it shows, for people who can’t see it"
					maxLength={1000}
					value={alt}
					errorOf={errorOf}
					onChange={(value) => set({ svg, alt: value })}
				/>
				<details className="disclosure">
					<summary>
						<ChevronRight aria-hidden="true" />
						SVG source
					</summary>
					<div className="disclosure-body">
						<RichField
							field="figure"
							isBare
							label="SVG source"
							rows={3}
							maxLength={100_000}
							value={svg}
							errorOf={() => undefined}
							onChange={(value) => set({ svg: value, alt })}
						/>
					</div>
				</details>
			</div>
		</details>
	);
}
