import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import type { AnswerBox } from "./answer/answer-boxes.ts";
import { slotShape } from "./answer/answer-slots.ts";
import { figureLayout, figureRatio, QuestionFigure } from "./question-figure.tsx";
import { playedTypeOf } from "../question-types/played-types.ts";

/** Width by height from which a figure is larger above its box than beside it, if the window is high enough. */
const BROAD = 1.5;

export interface StageProps {
	question: PracticeQuestion;
	/** The input. */
	children: ReactNode;
}

/** The figure and the input; on graph paper unless something is drawn, which has lines of its own. */
export function Stage({ question, children }: StageProps) {
	const { figure, images, interaction } = question;
	const type = playedTypeOf(question);
	const onlyBox = type.is_one_box ? type.boxes(question)[0] : undefined;
	// On a phone a figure beside its answer, or such an answer beside a figure, would be too small to read.
	const isWide = onlyBox !== undefined && (figure !== null || isLong(onlyBox));
	const isPictured = !type.draws_pictures;
	const layout = figure ? figureLayout(figure.svg) : "plain";
	return (
		<div
			className={classNames(
				"pr-stage",
				!figure && !interaction && "paper",
				onlyBox ? `pr-stage--${layout}` : `pr-stage--select is-${layout}`,
				isWide && "pr-stage--wide",
				figure && figureRatio(figure.svg) > BROAD && "is-broad",
			)}
		>
			{isPictured && figure && <QuestionFigure figure={figure} />}
			{isPictured &&
				images.map((image) => (
					<img
						key={image.src}
						className="pr-image"
						src={image.src}
						alt={image.alt}
						width={image.width}
						height={image.height}
						// Its space is reserved from the start: focused elements below it must not move.
						style={
							{
								"--ratio": image.width / image.height,
								"--natural": `${image.width}px`,
							} as React.CSSProperties
						}
					/>
				))}
			{children}
		</div>
	);
}

function isLong({ answer_type, answer_prefix, answer_suffix }: AnswerBox): boolean {
	return (
		["mixed", "text", "time", "parts"].includes(slotShape(answer_type)) ||
		Boolean(answer_prefix ?? answer_suffix)
	);
}
