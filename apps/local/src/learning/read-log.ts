import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import type { LoggedAnswer } from "@learnin/domain/mastery/replay/answer-replay";
import { parse } from "csv-parse";
import { Refused } from "../find-place.ts";

const REQUIRED = ["learner", "skill", "item", "correct"] as const;
/** Without times, answers are a minute apart. */
const MINUTE_MS = 60_000;

type Cells = Partial<Record<string, string>>;

/**
 * The answers of a log in its order: columns learner, skill (several separated by ";"), item, correct (0 or
 * 1), and optionally time (milliseconds or seconds since 1970, or a date), duration_ms, hints, tries. Refuses
 * a file that lacks a column or has an unreadable cell, naming the line.
 */
export async function readLog(file: string): Promise<LoggedAnswer[]> {
	const answers: LoggedAnswer[] = [];
	const rows = parse({ bom: true, columns: trimmedNames, skip_empty_lines: true });
	// File errors destroy `rows`, whose reader below throws them.
	pipeline(createReadStream(file), rows, () => {});
	try {
		for await (const row of rows) {
			const cells = row as Cells;
			if (answers.length === 0) requireColumns(cells);
			answers.push(answerOf(cells, answers.length));
		}
	} catch (error) {
		if (error instanceof Refused) throw error;
		throw new Refused(
			`${file} cannot be read as CSV: ${error instanceof Error ? error.message : String(error)}`,
		);
	}
	if (answers.length === 0) throw new Refused(`${file} has no answers.`);
	return answers;
}

function trimmedNames(names: string[]): string[] {
	return names.map((name) => name.trim().toLowerCase());
}

function requireColumns(cells: Cells): void {
	const missing = REQUIRED.filter((name) => cells[name] === undefined);
	if (missing.length > 0) throw new Refused(`The log lacks the columns ${missing.join(", ")}.`);
}

function answerOf(cells: Cells, at: number): LoggedAnswer {
	const text = (name: string) => (cells[name] ?? "").trim();
	const { correct, learner, item } = {
		correct: text("correct"),
		learner: text("learner"),
		item: text("item"),
	};
	const skills = text("skill")
		.split(";")
		.map((skill) => skill.trim())
		.filter(Boolean);
	const refuse = (what: string): never => {
		throw new Refused(`Line ${at + 2} of the log: ${what}.`);
	};
	if (correct !== "0" && correct !== "1") refuse(`correct is "${correct}", not 0 or 1`);
	if (learner === "") refuse("learner is empty");
	if (skills.length === 0) refuse("skill is empty");
	return {
		learner,
		skills,
		item: item === "" ? `any of ${skills.join(";")}` : item,
		is_right: correct === "1",
		at_ms: timeOf(text("time")) ?? at * MINUTE_MS,
		duration_ms: countOf(text("duration_ms")),
		hints: countOf(text("hints")) ?? 0,
		wrong_tries: Math.max(0, (countOf(text("tries")) ?? 1) - 1),
	};
}

/**
 * Milliseconds since 1970; undefined for an empty or unreadable cell. Seconds are recognized by their size.
 */
function timeOf(cell: string): number | undefined {
	if (cell === "") return undefined;
	const number = Number(cell);
	if (Number.isFinite(number)) return Math.abs(number) < 1e11 ? number * 1_000 : number;
	const date = Date.parse(cell);
	return Number.isNaN(date) ? undefined : date;
}

function countOf(cell: string): number | null {
	const number = Number(cell);
	return cell === "" || !Number.isFinite(number) || number < 0 ? null : number;
}
