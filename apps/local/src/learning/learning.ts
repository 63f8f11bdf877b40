import { parseArgs } from "node:util";
import { findPlace, Refused } from "../find-place.ts";
import { readLog } from "./read-log.ts";
import { type Figures, replay, type ReplayOptions, type ReportLine } from "./replay.ts";

const usage = `npm run learning -- replay FILE.csv [--by time|learner] [--seed N]
replays a log of answers through what the product predicts and learns with, and prints how good the predictions were.
Columns: learner, skill (several separated by ";"), item, correct (0 or 1); where known time, duration_ms, hints, tries.

npm run learning -- measure [--most N]
does the same with the newest answers of this deployment (200,000 where N is not said), by grade; changes nothing.
DATABASE_URL names its database; without it, that of "npm start".

npm run learning -- placement [--children N] [--seed N]
places simulated children (100 of each world where N is not said) and prints how many skills were classified right.

npm run learning -- planning [--children N] [--seed N]
lets simulated children (100 of each world where N is not said) practice the day's sets until they know their grade, and
prints how many questions that takes beside a fixed order, "three in a row" and an oracle.

npm run learning -- detective [--children N] [--seed N]
lets simulated children with two wrong procedures each (100 of each world where N is not said) practice, and prints how soon
those are found and how often one is that the child does not have.`;

const MAX_ANSWERS = 200_000;
const HEADER = row(["answers", "of", "AUC", "log loss", "ECE", "model AUC", "log loss", "ECE"]);

/** Loaded when asked for: the curriculum takes longer to load than most commands take. */
const simulations = {
	placement: async () => (await import("./placement.ts")).placementReport,
	planning: async () => (await import("./planning.ts")).planningReport,
	detective: async () => (await import("./detective.ts")).detectiveReport,
};

/** `npm run learning`: measures how well the product predicts answers. */
async function main([command, ...args]: string[]): Promise<string> {
	if (command === "replay") return replayFile(readReplay(args));
	if (command === "measure") return measure(readMost(args));
	if (command === "placement" || command === "planning" || command === "detective") {
		const children = readChildren(args);
		return (await simulations[command]())(children);
	}
	throw new Refused(usage);
}

async function replayFile({ file, options }: { file: string; options: ReplayOptions }): Promise<string> {
	const answers = await readLog(file);
	const learners = new Set(answers.map(({ learner }) => learner)).size;
	if (learners < 5)
		throw new Refused(`The log has ${learners} learners; at least 5 are needed to hold some out.`);
	const { lines, microseconds } = replay(answers, options);
	return [
		`${answers.length} answers of ${learners} learners, by ${options.by}, seed ${options.seed}`,
		"",
		HEADER,
		...lines.map(rowOf),
		"",
		`${microseconds.toFixed(1)} microseconds per answer, prediction and learning together`,
	].join("\n");
}

async function measure(most: number): Promise<string> {
	const { readOwnAnswers } = await import("@learnin/server/features/mastery/index");
	const { openDatabase } = await import("@learnin/server/platform/db/database");
	const { measureOwn } = await import("./measure.ts");
	const place = await findPlace(process.env);
	const { connectionString } = place;
	const database = openDatabase({
		connectionString,
		maxConnections: 1,
		onError: (error) => process.stderr.write(`${error.message}\n`),
	});
	try {
		const answers = await readOwnAnswers(database.pool, most);
		if (answers.length === 0) return "Nobody has finished a question yet.";
		const { lines, apart } = measureOwn(answers);
		return [
			`The newest ${answers.length} answers, replayed from the first of them`,
			"",
			HEADER,
			...lines.map(rowOf),
			...(apart.length === 0 ? [] : ["", "Skills whose predictions are furthest off"]),
			...apart.map(
				({ skill_id, measure: { answers: count, predicted, right } }) =>
					`${skill_id.padEnd(44)}${String(count).padStart(8)} answers, ${percent(predicted)} predicted, ${percent(right)} right`,
			),
		].join("\n");
	} finally {
		await database.close();
		await place.close();
	}
}

function readReplay(args: string[]): { file: string; options: ReplayOptions } {
	const { values, positionals } = parsed(args);
	const { by = "time", seed = "1", ...others } = values;
	const [file, ...more] = positionals;
	if (file === undefined || more.length > 0 || Object.keys(others).length > 0) throw new Refused(usage);
	if (by !== "time" && by !== "learner") throw new Refused(usage);
	return { file, options: { by, seed: wholeNumber(seed) } };
}

function readMost(args: string[]): number {
	const { values, positionals } = parsed(args);
	const { most = String(MAX_ANSWERS), ...others } = values;
	if (positionals.length > 0 || Object.keys(others).length > 0) throw new Refused(usage);
	return Math.max(1, wholeNumber(most));
}

/** With fewer than two children there is no interval. */
const MIN_CHILDREN = 2;

function readChildren(args: string[]): { children: number; seed: number } {
	const { values, positionals } = parsed(args);
	const { children = "100", seed = "1", ...others } = values;
	if (positionals.length > 0 || Object.keys(others).length > 0) throw new Refused(usage);
	return { children: Math.max(MIN_CHILDREN, wholeNumber(children)), seed: wholeNumber(seed) };
}

function parsed(args: string[]) {
	try {
		const options = {
			by: { type: "string" },
			seed: { type: "string" },
			most: { type: "string" },
			children: { type: "string" },
		} as const;
		return parseArgs({ args, options, allowPositionals: true });
	} catch {
		throw new Refused(usage);
	}
}

function wholeNumber(text: string): number {
	if (!/^\d{1,9}$/.test(text)) throw new Refused(usage);
	return Number(text);
}

function rowOf({ name, answers, head, model }: ReportLine): string {
	return row([name, String(answers), ...cells(head), ...cells(model)]);
}

function cells({ auc, log_loss, calibration_error }: Figures): string[] {
	return [auc, log_loss, calibration_error].map((figure) => figure.toFixed(4));
}

function row([name = "", ...numbers]: string[]): string {
	return name.padEnd(18) + numbers.map((number) => number.padStart(10)).join("");
}

function percent(share: number): string {
	return `${(100 * share).toFixed(1)} %`;
}

try {
	process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
	if (!(error instanceof Refused)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
