import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import { QuestionFigure, QuestionImage } from "../../../ui/text/question-paper.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { letterOf } from "../sheet-words.ts";

/** Longer labels get their own line. */
const shortLabel = 24;

function isPictured({ figure, image }: PracticeOption): boolean {
	return figure !== null || image !== null;
}

/** Options of plain words leave space for a picture beside them. */
export function areWords({ options }: { options: readonly PracticeOption[] }): boolean {
	return !options.some(isPictured);
}

/** The letters of these options. */
export function lettersOf(options: readonly PracticeOption[], ids: readonly string[]): string[] {
	return ids.map((id) => letterOf(options.findIndex((option) => option.id === id)));
}

/** Circles for one choice, boxes for several. */
export function TickBoxes({ options, takesOne }: { options: readonly PracticeOption[]; takesOne: boolean }) {
	const isShort = options.every(({ label }) => label.spoken.length <= shortLabel);
	const kind = options.some(isPictured) ? "sheet-options--pictured" : isShort ? "sheet-options--short" : "";
	return (
		<ul className={`sheet-options ${kind}`}>
			{options.map((option, index) => (
				<li key={option.id}>
					<span className={takesOne ? "sheet-mark sheet-mark--one" : "sheet-mark"} />
					<b>{letterOf(index)}</b>
					<OptionFace option={option} />
				</li>
			))}
		</ul>
	);
}

export function OptionFace({ option: { label, figure, image } }: { option: PracticeOption }) {
	return (
		<div className="sheet-face">
			{label.html !== "" && <RichText text={label} />}
			{figure && <QuestionFigure figure={figure} />}
			{image && <QuestionImage image={image} />}
		</div>
	);
}
