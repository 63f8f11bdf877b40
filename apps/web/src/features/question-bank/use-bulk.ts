import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { textOf } from "../../platform/show-error.ts";
import type { BankRow, Decision } from "./question-bank.api.ts";
import { bankKey, sendDecision } from "./question-bank.api.ts";

export interface BulkRun {
	/** Ids of those that it was done to. */
	done: readonly string[];
	refused: readonly { row: BankRow; reason: string }[];
	isOver: boolean;
}

/** Decides many questions, one after the other, so that it can be stopped and each has an answer of its own. */
export function useBulk(rows: readonly BankRow[], decision: Decision) {
	const client = useQueryClient();
	const [run, setRun] = useState<BulkRun | null>(null);
	const isStopped = useRef(false);
	const start = async (note: string) => {
		let now: BulkRun = { done: [], refused: [], isOver: false };
		setRun(now);
		for (const row of rows) {
			if (isStopped.current) break;
			now = await decided(now, row, { decision, expected_version: row.version, note });
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

async function decided(
	run: BulkRun,
	row: BankRow,
	body: Parameters<typeof sendDecision>[1],
): Promise<BulkRun> {
	try {
		await sendDecision(row.id, body);
		return { ...run, done: [...run.done, row.id] };
	} catch (error) {
		return { ...run, refused: [...run.refused, { row, reason: textOf(error) }] };
	}
}
