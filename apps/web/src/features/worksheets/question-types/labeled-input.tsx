import { QuestionFigure, QuestionImage } from "../../../ui/text/question-paper.tsx";
import { printedWidth, widthOf } from "../figure-size.ts";
import { letterOf } from "../sheet-words.ts";
import { AnswerList } from "./answer-list.tsx";
import type { PrintedOf, PrintedType } from "./printed-type.ts";

type Labeled = PrintedOf<"LABELED_INPUT">;

/** In millimeters: a picture with boxes has space for handwriting. */
const forBoxes = 92;

/** The boxes are in their places; if several, each has its letter. */
function LabeledPicture({ question: { figure, images, labels } }: { question: Labeled }) {
	const [image] = images;
	const width = figure === null ? forBoxes : Math.max(forBoxes, printedWidth(figure.svg));
	return (
		<div className="sheet-figure" style={widthOf(width)}>
			{figure ? <QuestionFigure figure={figure} /> : image && <QuestionImage image={image} />}
			{labels.map(({ id, x, y }, index) => (
				<span key={id} className="sheet-box" style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
					{labels.length > 1 && <small>{letterOf(index)}</small>}
				</span>
			))}
		</div>
	);
}

/** The choices of an on-screen list. */
function WordsToChoose({ question: { labels } }: { question: Labeled }) {
	const choices = [...new Set(labels.flatMap((label) => label.choices ?? []))];
	if (choices.length === 0) return null;
	return <p className="sheet-cta">{`Choose from: ${choices.join(", ")}.`}</p>;
}

/** The letters of the places that need an entry. */
function signsOf({ labels }: Labeled, answer_dict: Record<string, string>): string[] {
	if (labels.length < 2) return [];
	return labels.flatMap(({ id }, at) => (answer_dict[id] ? [letterOf(at)] : []));
}

export const labeledInput: PrintedType<"LABELED_INPUT"> = {
	Room: WordsToChoose,
	Pictures: LabeledPicture,
	fitsBeside: () => false,
	Answer: ({ question, right, texts }) => (
		<AnswerList texts={texts} signs={signsOf(question, right.answer_dict)} />
	),
};
