import type { BulkAct, BulkRefusal } from "@learnin/contract/routes/bank/question-bank.contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { textOf } from "../../platform/api/show-error.ts";
import type { BankRow } from "./question-bank.api.ts";
import { bankKey, sendAct } from "./question-bank.api.ts";

export interface BulkRun {
	/** Ids of the successful ones. */
	done: readonly string[];
	refused: readonly { row: BankRow; reason: string }[];
	isOver: boolean;
}

/** Questions per call: few enough to show progress and to stop it. */
const portion = 20;

const refusalWords: Record<BulkRefusal, string> = {
	not_found: "It no longer exists.",
	question_changed: "Someone else changed it.",
	decision_impossible: "This isn’t possible in the question’s current state.",
	question_exists: "The bank has this same question twice.",
	too_many_tags: "It already has 12 tags.",
	nothing_to_change: "It’s already like this.",
};

/** Applies an action to many questions in batches, and keeps the result for each. */
export function useBulk(rows: readonly BankRow[]) {
	const client = useQueryClient();
	const [run, setRun] = useState<BulkRun | null>(null);
	const isStopped = useRef(false);
	const start = async (act: BulkAct) => {
		let now: BulkRun = { done: [], refused: [], isOver: false };
		setRun(now);
		for (let from = 0; from < rows.length && !isStopped.current; from += portion) {
			now = await afterPortion(now, act, rows.slice(from, from + portion));
			setRun(now);
		}
		await client.invalidateQueries({ queryKey: bankKey });
		setRun({ ...now, isOver: true });
	};
	const stop = () => {
		isStopped.current = true;
	};
	return { run, start, stop };
}

async function afterPortion(run: BulkRun, act: BulkAct, rows: readonly BankRow[]): Promise<BulkRun> {
	try {
		const results = new Map((await sendAct(act, rows)).map(({ id, refusal }) => [id, refusal]));
		const refused = rows.flatMap((row) => {
			const refusal = results.get(row.id) ?? null;
			return refusal === null ? [] : [{ row, reason: refusalWords[refusal] }];
		});
		const done = rows.filter(({ id }) => results.get(id) === null).map(({ id }) => id);
		return { ...run, done: [...run.done, ...done], refused: [...run.refused, ...refused] };
	} catch (error) {
		const reason = textOf(error);
		return { ...run, refused: [...run.refused, ...rows.map((row) => ({ row, reason }))] };
	}
}
