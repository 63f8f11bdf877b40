import { isUnfinished } from "@learnin/domain/grading/is-unfinished";
import { toRewardPoints } from "@learnin/domain/rewards/points";
import { stringify } from "csv-stringify/sync";
import { type AttemptRow, presentAttempt, type Tallied } from "../practice-days/index.ts";
import { writtenOut } from "./written-out.ts";

/** What a line adds to the sums on the page. */
export interface Counting {
	finished: number;
	first_try: number;
}

/** What a line needs in addition to its answer. */
interface Words {
	say: (text: string) => string;
	/** The code of the standard that a skill belongs to. */
	standardOf: (skill_id: string) => string;
}

const columns = [
	"Day",
	"Time",
	"Child",
	"Skill",
	"Standard",
	"Question",
	"Answer",
	"Result",
	"Try",
	"Hints opened",
	"Seconds",
	"Points",
	"Question finished",
	"Right on first try",
	"Question ID",
];

// RFC 4180 line endings; Excel needs the byte order mark to read UTF-8.
const layout = { record_delimiter: "windows" } as const;

/** The byte order mark and the header line. */
export function csvHeader(say: (text: string) => string): string {
	return stringify([columns.map(say)], { ...layout, bom: true });
}

/** One line per answer; formulas are escaped for spreadsheets, numbers stay numbers. */
export function csvLines(
	rows: readonly AttemptRow[],
	countingOf: (question_id: string) => Counting,
	words: Words,
): string {
	return lines(rows.map((row) => cells(row, countingOf(row.question_id), words)));
}

/** Questions that ended in the span without an answer in it. */
export function lateLines(
	questions: readonly Tallied[],
	{ student_name, zoneAt }: { student_name: string; zoneAt: (moment: Date) => string },
	{ say, standardOf }: Words,
): string {
	return lines(
		questions.map(({ row, figures }) => [
			row.date,
			clock(row.finished_at, zoneAt(row.finished_at)),
			student_name,
			row.skill_name,
			standardOf(row.skill_id),
			"",
			"",
			say("Ended later"),
			"",
			row.hints_opened,
			0,
			0,
			figures.finished,
			figures.first_try,
			row.question_id,
		]),
	);
}

function lines(records: (string | number)[][]): string {
	return stringify(records, { ...layout, escape_formulas: true });
}

function cells(row: AttemptRow, counting: Counting, { say, standardOf }: Words): (string | number)[] {
	const { student_name, skill_name, skill_id, prompt, answer, hints_opened, active_ms } = presentAttempt(row);
	return [
		row.date,
		clock(row.created_at, row.time_zone),
		student_name,
		skill_name,
		standardOf(skill_id),
		writtenOut(prompt.html),
		answer === null ? "" : writtenOut(answer.html),
		say(resultOf(row)),
		row.attempt_number,
		hints_opened,
		active_ms / 1000,
		pointsShown(row.points),
		counting.finished,
		counting.first_try,
		row.question_id,
	];
}

function resultOf({ kind, feedback }: AttemptRow): string {
	if (kind === "skip" || feedback === null) return "Skipped";
	switch (feedback.verdict) {
		case "correct":
			return "Right";
		case "incorrect":
			return "Not yet";
		case "wrong_form":
			return "Asked for another form";
		case "unreadable":
			return isUnfinished(feedback.reason) ? "Not finished yet" : "Couldn’t be read";
		case "needs_review":
			return "Being read";
	}
}

/** Points as families see them: a hundred per reward point. */
function pointsShown(stored: number): number {
	return Math.round(toRewardPoints(stored) * 10_000) / 100;
}

function clock(moment: Date, time_zone: string): string {
	return new Intl.DateTimeFormat("en-GB", { timeZone: time_zone, timeStyle: "short" }).format(moment);
}
