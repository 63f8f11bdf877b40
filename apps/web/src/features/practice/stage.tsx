import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { slotShape } from "./answer-slots.ts";
import { figureLayout, QuestionFigure } from "./question-figure.tsx";

export interface StageProps {
	question: PracticeQuestion;
	/** The place for the answer. */
	children: ReactNode;
}

/** Graph paper with the figure and the place for the answer. */
export function Stage({ question, children }: StageProps) {
	const { figure, images } = question;
	const isOneBox = question.question_type === "FILL_ONE";
	// On a phone a figure beside its answer, or such an answer beside a figure, would be too small to read.
	const isWide =
		isOneBox &&
		(figure !== null ||
			["mixed", "text"].includes(slotShape(question.answer_type)) ||
			Boolean(question.answer_prefix ?? question.answer_suffix));
	// Labels stand on their picture, which their input draws itself.
	const isPictured = question.question_type !== "LABELED_INPUT";
	return (
		<div
			className={classNames(
				"pr-stage paper",
				isOneBox ? `pr-stage--${figure ? figureLayout(figure.svg) : "plain"}` : "pr-stage--select",
				isWide && "pr-stage--wide",
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
						// Its place is kept from the first moment: what is focused below it must not move.
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
