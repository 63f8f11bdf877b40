import type { PracticeOption, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { kindOf } from "@learnin/domain/interactions/interaction-kinds";
import { QuestionFigure, QuestionImage } from "../../ui/question-paper.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { printedWidth } from "./figure-size.ts";
import { letterOf } from "./sheet-words.ts";

type Of<T extends PracticeQuestion["question_type"]> = Extract<PracticeQuestion, { question_type: T }>;

/** Longer labels have a line of their own. */
const shortLabel = 24;
const writingLines = 4;
/** In millimeters: a wider picture stands alone, and one with boxes has room for handwriting. */
const widestBeside = 88;
const forBoxes = 92;

function widthOf(millimeters: number) {
	return { inlineSize: `${millimeters}mm` };
}

/** A question as it stands on paper: what is asked, its pictures, and room for the answer. */
export function PrintedQuestion({ question }: { question: PracticeQuestion }) {
	const isLabeled = question.question_type === "LABELED_INPUT";
	const rest = (
		<>
			{question.cta && <RichText text={question.cta} className="sheet-cta" />}
			<Room question={question} />
		</>
	);
	return (
		<>
			<RichText text={question.prompt} className="sheet-prompt" />
			<div className={fitsBeside(question) ? "sheet-beside" : "sheet-below"}>
				{isLabeled ? <LabeledPicture question={question} /> : <Pictures question={question} />}
				{fitsBeside(question) ? <div className="sheet-below">{rest}</div> : rest}
			</div>
		</>
	);
}

/** Paper is saved where the answer stands beside the picture. */
function fitsBeside(question: PracticeQuestion): boolean {
	if (question.figure === null || printedWidth(question.figure.svg) > widestBeside) return false;
	switch (question.question_type) {
		case "FILL_ONE":
			return true;
		case "FILL_MULTIPLE":
			return !question.is_in_prompt;
		case "SELECT_ONE":
		case "SELECT_ALL":
			return question.options.every(({ figure, image }) => figure === null && image === null);
		default:
			return false;
	}
}

function Pictures({ question }: { question: PracticeQuestion }) {
	const { images, interaction } = question;
	const figure = interaction ? kindOf(interaction).pictureOf(interaction, null) : question.figure;
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

/** Where the answer is written. Boxes that stand in the text need no further room. */
function Room({ question }: { question: PracticeQuestion }) {
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return <TickBoxes question={question} />;
		case "FILL_ONE":
			return (
				<>
					<div className="sheet-work" />
					<AnswerLine {...question} />
				</>
			);
		case "FILL_MULTIPLE":
			return question.is_in_prompt ? <div className="sheet-work" /> : <AnswerLines question={question} />;
		case "MATCH_THE_FOLLOWING":
			return <TwoColumns question={question} />;
		case "LABELED_INPUT":
			return <WordsToChoose question={question} />;
		case "VERIFY_WITH_LLM":
			return (
				<div className="sheet-lines">
					{Array.from({ length: writingLines }, (_, line) => (
						<div key={line} />
					))}
				</div>
			);
	}
}

interface Around {
	answer_prefix: string | null;
	answer_suffix: string | null;
}

function AnswerLine({ answer_prefix, answer_suffix }: Around) {
	return (
		<p className="sheet-answer">
			{answer_prefix ?? "Answer:"} <span className="sheet-blank" /> {answer_suffix}
		</p>
	);
}

function AnswerLines({ question: { blanks } }: { question: Of<"FILL_MULTIPLE"> }) {
	return (
		<>
			<div className="sheet-work" />
			<div className="sheet-answers">
				{blanks.map((blank) => (
					<AnswerLine key={blank.id} {...blank} answer_prefix={blank.answer_prefix ?? ""} />
				))}
			</div>
		</>
	);
}

/** Circles where one is chosen, boxes where several may be. */
function TickBoxes({ question }: { question: Of<"SELECT_ONE"> | Of<"SELECT_ALL"> }) {
	const { options, question_type } = question;
	const isPictured = options.some(({ figure, image }) => figure !== null || image !== null);
	const isShort = options.every(({ label }) => label.spoken.length <= shortLabel);
	const kind = isPictured ? "sheet-options--pictured" : isShort ? "sheet-options--short" : "";
	return (
		<ul className={`sheet-options ${kind}`}>
			{options.map((option, index) => (
				<li key={option.id}>
					<span className={question_type === "SELECT_ONE" ? "sheet-mark sheet-mark--one" : "sheet-mark"} />
					<b>{letterOf(index)}</b>
					<OptionFace option={option} />
				</li>
			))}
		</ul>
	);
}

function OptionFace({ option: { label, figure, image } }: { option: PracticeOption }) {
	return (
		<div className="sheet-face">
			{label.html !== "" && <RichText text={label} />}
			{figure && <QuestionFigure figure={figure} />}
			{image && <QuestionImage image={image} />}
		</div>
	);
}

/** Pairs are joined by a line, or written as letters on the left. */
function TwoColumns({ question: { left_options, right_options } }: { question: Of<"MATCH_THE_FOLLOWING"> }) {
	return (
		<div className="sheet-match">
			<ul>
				{left_options.map((option, index) => (
					<li key={option.id}>
						<b>{index + 1}</b>
						<OptionFace option={option} />
						<span className="sheet-dot" />
					</li>
				))}
			</ul>
			<ul>
				{right_options.map((option, index) => (
					<li key={option.id}>
						<span className="sheet-dot" />
						<b>{letterOf(index)}</b>
						<OptionFace option={option} />
					</li>
				))}
			</ul>
		</div>
	);
}

/** The boxes stand where they belong; with several, each has its letter. */
function LabeledPicture({ question }: { question: Of<"LABELED_INPUT"> }) {
	const { figure, images, labels } = question;
	const [image] = images;
	const width = figure === null ? forBoxes : Math.max(forBoxes, printedWidth(figure.svg));
	return (
		<div className="sheet-figure" style={widthOf(width)}>
			{figure ? <QuestionFigure figure={figure} /> : image && <QuestionImage image={image} />}
			{labels.map(({ id, x, y }, index) => (
				<span key={id} className="sheet-box" style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
					{labels.length > 1 && <small>{letterOf(index).toLowerCase()}</small>}
				</span>
			))}
		</div>
	);
}

/** What a list on the screen would offer. */
function WordsToChoose({ question: { labels } }: { question: Of<"LABELED_INPUT"> }) {
	const choices = [...new Set(labels.flatMap((label) => label.choices ?? []))];
	if (choices.length === 0) return null;
	return <p className="sheet-cta">{`Choose from: ${choices.join(", ")}.`}</p>;
}
