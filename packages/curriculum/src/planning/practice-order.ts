import type { Difficulty } from "@learnin/domain/question/difficulty";

export interface AskedQuestion {
	skill_at: number;
	difficulty: Difficulty;
	/** False in a placement: no verdict, no help. */
	teaches?: boolean;
}

/** A policy for what a child practices. Only the oracle sees what the child knows; others see its answers. */
export interface PracticeOrder {
	/** The questions of a day's set; a policy may compute each question only after the previous answer. */
	set(day: number, size: number): Iterable<AskedQuestion>;
	told(question: AskedQuestion, answered: { day: number; is_right: boolean }): void;
}
