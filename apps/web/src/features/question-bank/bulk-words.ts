import type { QuestionDecision } from "@learnin/contract/routes/bank/question-bank.contract";

/** The bulk actions. */
export type BulkKind = QuestionDecision | "assign" | "file";

interface BulkWords {
	title: string;
	text: string;
	/** The button. */
	act: string;
	/** Shown before the number. */
	done: string;
}

export const bulkWords: Record<BulkKind, BulkWords> = {
	approve: {
		title: "Approve",
		text: "Students see their newest versions from now on.",
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
		text: "Students no longer see them. You can bring them back to review.",
		act: "Retire",
		done: "Retired",
	},
	restore: {
		title: "Bring back",
		text: "Suspended and retired questions need a new review. Students see them once someone approves them.",
		act: "Bring back",
		done: "Brought back",
	},
	assign: {
		title: "Assign",
		text: "The reviewer finds them under “Mine” in the questions to review.",
		act: "Assign",
		done: "Assigned",
	},
	file: {
		title: "Skill and tags",
		text: "Fields you leave empty don’t change. Students keep seeing published questions.",
		act: "Change",
		done: "Changed",
	},
};
