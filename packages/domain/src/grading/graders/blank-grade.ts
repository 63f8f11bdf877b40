import type { UnreadableReason, WantedForm } from "../grade.ts";

/** The grade of one box; the question type decides what it means for the whole answer. */
export type BlankGrade =
	| { verdict: "correct"; answer_read: string }
	| { verdict: "incorrect"; answer_read: string; known_mistake_id: string | null; not_simplest: boolean }
	| { verdict: "wrong_form"; answer_read: string; wanted_form: WantedForm }
	| { verdict: "unreadable"; reason: UnreadableReason };
