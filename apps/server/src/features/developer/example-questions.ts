import type { Feedback, PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { skills } from "@learnin/curriculum/skills/skills";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { ExampleQuestion } from "@learnin/domain/examples/example-question";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { feedbackOf, presentQuestion, renderQuestion, untouched } from "../practice/index.ts";

/** A question with everything that the developer page needs to show each of its states. */
interface ShownExample {
	title: string;
	question: PracticeQuestion;
	/** Once it has ended. */
	finished: QuestionStatus;
	right_answer: StudentAnswer;
	wrong_answer: StudentAnswer;
	/** The feedback on the wrong answer. */
	wrong_feedback: Feedback;
}

/** Every example question as a page would get it, only for the developer page: with its answers. */
export function exampleQuestions(): ShownExample[] {
	return everyQuestion.map(shown);
}

function shown(example: ExampleQuestion, position: number): ShownExample {
	const { question, title, skill_id, difficulty } = example;
	const rendered = renderQuestion(question);
	const skill = skills.find(({ id }) => id === skill_id);
	const row = {
		id: `00000000-0000-4000-8000-${String(position).padStart(12, "0")}`,
		session_id: "",
		position,
		skill_id,
		skill_name: skill?.child_name ?? skill_id,
		grade: skill?.grade ?? 2,
		difficulty,
		question,
		rendered,
		...untouched,
	};
	const over = { ...row, tries_remaining: 9, attempt_count: 1, hints_opened: 1, finished_at: new Date(0) };
	const wrong_answer = wrongAnswer(question);
	return {
		title,
		question: presentQuestion(row),
		finished: presentQuestion(over).status,
		right_answer: rightAnswer(question),
		wrong_answer,
		wrong_feedback: feedbackOf(rendered, gradeAnswer(question, wrong_answer)),
	};
}
