import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { blankPicture } from "@learnin/domain/interactions/interaction-kinds";
import { QuestionFigure, QuestionImage } from "../../ui/text/question-paper.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { printedWidth, widthOf } from "./figure-size.ts";
import { printedTypeOf } from "./question-types/printed-types.ts";

/** In millimeters: a wider picture gets its own row. */
const widestBeside = 88;

/** A printed question: its text, its pictures, and space for the answer. */
export function PrintedQuestion({ question }: { question: PracticeQuestion }) {
	const { Room, Pictures = UsualPictures } = printedTypeOf(question);
	const isBeside = fitsBeside(question);
	const rest = (
		<>
			{question.cta && <RichText text={question.cta} className="sheet-cta" />}
			<Room question={question} />
		</>
	);
	return (
		<>
			<RichText text={question.prompt} className="sheet-prompt" />
			<div className={isBeside ? "sheet-beside" : "sheet-below"}>
				<Pictures question={question} />
				{isBeside ? <div className="sheet-below">{rest}</div> : rest}
			</div>
		</>
	);
}

/** Saves paper by putting the answer beside the picture. */
function fitsBeside(question: PracticeQuestion): boolean {
	if (question.figure === null || printedWidth(question.figure.svg) > widestBeside) return false;
	return printedTypeOf(question).fitsBeside(question);
}

function UsualPictures({ question }: { question: PracticeQuestion }) {
	const { images, interaction } = question;
	const figure = (interaction && blankPicture(interaction)) ?? question.figure;
	return (
		<>
			{figure && (
				<div className="sheet-figure" style={widthOf(printedWidth(figure.svg))}>
					<QuestionFigure figure={figure} />
				</div>
			)}
			{images.map((image) => (
				<QuestionImage key={image.src} image={image} />
			))}
		</>
	);
}
