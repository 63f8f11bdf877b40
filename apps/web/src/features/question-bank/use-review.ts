import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { showError } from "../../platform/api/show-error.ts";
import { toastError, toastSuccess } from "../../ui/messages/toast.tsx";
import { useAction } from "../../ui/use-action.ts";
import type { BankQuestion } from "./question-bank.api.ts";
import { bankKey, reviewedQuery, sendDecision, sendReviewer } from "./question-bank.api.ts";

export type ReviewDecision = "approve" | "send_back" | "retire";

const doneWords: Record<ReviewDecision, string> = {
	approve: "Approved. Students see it from now on.",
	send_back: "Sent back with your note.",
	retire: "Retired. It can be brought back in its editor.",
};

export interface Review {
	/** The action being sent. */
	sending: ReviewDecision | "assign" | null;
	/** A required note is missing. */
	problem: string | undefined;
	/** Decides the displayed version; does nothing before it has loaded. If a note is missing its field asks for one. */
	act: (questionId: string, decision: ReviewDecision) => void;
	assign: (questionId: string, accountId: string | null) => void;
	/** Whether the list of reviewers is open. */
	isGiving: boolean;
	setGiving: (isGiving: boolean) => void;
	/** Focuses the note. */
	write: () => void;
}

interface Sending {
	what: NonNullable<Review["sending"]>;
	send: () => Promise<unknown>;
}

/** A reviewer's actions, one at a time. If the question has changed it is reloaded, with a message. */
export function useReview(note: RefObject<HTMLTextAreaElement | null>): Review {
	const client = useQueryClient();
	const [problem, setProblem] = useState<string>();
	const [isGiving, setGiving] = useState(false);

	const { run, pending } = useAction(({ send }: Sending) => send(), {
		reloads: [{ queryKey: bankKey }],
		onError: (error) => {
			if (isChange(error)) toastError("Someone changed this question. Here is the current version.");
			else showError(error);
		},
	});
	const start = (sending: Sending) => {
		setProblem(undefined);
		run(sending);
	};

	const act = (questionId: string, decision: ReviewDecision) => {
		const seen: BankQuestion | undefined = client.getQueryData(reviewedQuery(questionId).queryKey)?.bank;
		if (seen === undefined) return;
		const words = note.current?.value.trim() ?? "";
		if (decision === "send_back" && words === "") {
			// Immediately: further typing belongs to the note and must not trigger shortcuts.
			note.current?.focus();
			return setProblem("Say why, so the author can fix it.");
		}
		start({
			what: decision,
			send: async () => {
				await sendDecision(questionId, { decision, expected_version: seen.version, note: words });
				toastSuccess(doneWords[decision]);
			},
		});
	};
	const assign = (questionId: string, accountId: string | null) =>
		start({ what: "assign", send: () => sendReviewer(questionId, accountId) });
	const write = () => note.current?.focus();
	return { sending: pending?.what ?? null, problem, act, assign, isGiving, setGiving, write };
}

/** A newer version or another decision exists. */
function isChange(error: unknown): boolean {
	return (
		error instanceof ApiError && (error.code === "question_changed" || error.code === "decision_impossible")
	);
}
