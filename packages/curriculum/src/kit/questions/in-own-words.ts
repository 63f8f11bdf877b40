import type { Figure, VerifyWithLlmQuestion } from "@learnin/domain/question/question";

interface Recipe {
	prompt: string;
	figure?: Figure;
	hints: string[];
	explanation: string;
	/** The points of a good answer, by name. */
	rubric: Readonly<Record<string, string>>;
	sample_answer: string;
}

/** A VERIFY_WITH_LLM question: two or three sentences in the student's own words. */
export function inOwnWords({ rubric, sample_answer, ...rest }: Recipe): VerifyWithLlmQuestion {
	return {
		...rest,
		question_type: "VERIFY_WITH_LLM",
		answer_type: "STRING",
		cta: "Write two or three sentences.",
		known_mistakes: [],
		key: {
			rubric: Object.entries(rubric).map(([id, requirement]) => ({ id, requirement })),
			sample_answer,
		},
	};
}
