import type { QuestionDecision } from "@learnin/contract/routes/question-bank.contract";

/** What can be done to many at once. */
export type BulkKind = QuestionDecision | "assign" | "file";

interface BulkWords {
	title: string;
	text: string;
	/** The button. */
	act: string;
	/** Before the number. */
	done: string;
}

export const bulkWords: Record<BulkKind, BulkWords> = {
	approve: {
		title: "Approve",
		text: "Students get their newest versions from now on.",
		act: "Approve",
		done: "Approved",
	},
	send_back: {
		title: "Send back",
		text: "They become drafts again, with your note to their authors.",
		act: "Send back",
		done: "Sent back",
	},
	suspend: {
		title: "Suspend",
		text: "Students won’t get them until someone approves them again.",
		act: "Suspend",
		done: "Suspended",
	},
	retire: {
		title: "Retire",
		text: "Students get them no more. They can be brought back to review.",
		act: "Retire",
		done: "Retired",
	},
	restore: {
		title: "Bring back",
		text: "Suspended and retired ones wait for a new review. Students get them once someone approves them.",
		act: "Bring back",
		done: "Brought back",
	},
	assign: {
		title: "Assign",
		text: "Who is chosen finds them under “Mine” of the questions to review.",
		act: "Assign",
		done: "Assigned",
	},
	file: {
		title: "Skill and tags",
		text: "What you leave empty stays as it is. Published ones stay with students.",
		act: "Change",
		done: "Changed",
	},
};
