import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { QuestionFigure, QuestionImage } from "../../ui/text/question-paper.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { AttemptRow, DetailsLink, foldRepeats, usePointsWords } from "../activity/index.ts";
import { momentWords } from "./moment-words.ts";
import { OutcomeMark } from "./outcome-mark.tsx";
import type { DayQuestion } from "./practice-days.api.ts";
import { StageStep } from "./stage-step.tsx";
import "../../styles/disclosure.css";

export interface DayQuestionItemProps {
	question: DayQuestion;
	timeZone: string;
	/** In a set with several skills each question names its own. */
	isSkillShown: boolean;
	/** For what is shown only on request. */
	className: string | undefined;
}

/** A question as it was asked, every answer, and the result. */
export function DayQuestionItem({ question, timeZone, isSkillShown, className }: DayQuestionItemProps) {
	const { prompt, figure, images, answers, hints, outcome, correct_answer } = question;
	const isSolved = outcome === "first_try" || outcome === "solved";
	return (
		<li className={classNames("question", className)}>
			<div className="day-question-head">
				<div className="min-w-0">
					{isSkillShown && <p className="question-skill">{question.skill_name}</p>}
					<RichText text={prompt} className="rich question-prompt" />
				</div>
				{/* A lone skip or right answer says it below. */}
				{(answers.length > 1 || (outcome !== "skipped" && outcome !== "first_try")) && (
					<OutcomeMark end={question} />
				)}
			</div>
			{(figure !== null || images.length > 0) && (
				<div className="day-figures">
					{figure && <QuestionFigure figure={figure} />}
					{images.map((image) => (
						<QuestionImage key={image.src} image={image} />
					))}
				</div>
			)}
			<ol className="attempts">
				{foldRepeats(answers).map(({ attempt: answer, times }) => (
					<AttemptRow
						key={answer.id}
						// Points are shown for the question: it earns them once.
						attempt={{ ...answer, points: 0, time_zone: timeZone }}
						when={momentWords(answer, timeZone)}
						times={times}
					/>
				))}
			</ol>
			{hints.length > 0 && <Texts label="Hints that were opened" texts={hints} />}
			{!isSolved && correct_answer !== null && <Texts label="Right answer" texts={correct_answer} isStrong />}
			<div className="day-question-foot">
				<DetailsLink questionId={question.question_id} spoken={prompt.spoken} />
				<Came question={question} />
			</div>
		</li>
	);
}

/** The result: asked again, and a change of the skill's stage. */
function Came({ question: { is_again, points, stage_before, stage_after } }: { question: DayQuestion }) {
	const pointsWords = usePointsWords()(points);
	return (
		<p className="day-question-came">
			{is_again && <span>The same question as before, counted once</span>}
			{pointsWords !== false && <span className="text-gold-text">{pointsWords}</span>}
			{stage_before !== null && stage_after !== null && stage_before !== stage_after && (
				<StageStep from={stage_before} to={stage_after} />
			)}
		</p>
	);
}

function Texts({
	label,
	texts,
	isStrong = false,
}: {
	label: string;
	texts: readonly RenderedText[];
	isStrong?: boolean;
}): ReactNode {
	return (
		<details className="disclosure">
			<summary>
				<ChevronRight className="i" />
				{label}
			</summary>
			<ul className="disclosure-body grid gap-1">
				{texts.map((text) => (
					<li key={text.html}>
						<RichText text={text} className={isStrong ? "rich font-semibold" : "rich"} />
					</li>
				))}
			</ul>
		</details>
	);
}
