import * as contract from "@learnin/contract/routes/practice/reports.contract";
import { inflateSync } from "node:zlib";
import { getStudentActivity, getParentDashboard } from "@learnin/contract/routes/practice/activity.contract";
import { openHint, skipQuestion, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { generators } from "@learnin/curriculum/generators/generators";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { sentenceOf } from "@learnin/domain/reports/sentence";
import { beforeEach, describe, expect, test } from "vitest";
import { buildParent, buildStudent, questionOf } from "../../platform/testing/factories.ts";
import type { Parent, Student } from "../../platform/testing/factories.ts";
import { levelChanges } from "./read-figures.ts";
import { changeRules } from "../rewards/index.ts";
import { sendAnswer } from "../../platform/testing/send-answer.ts";
import { fillPath, moveClock, testApp } from "../../platform/testing/test-app.ts";

const app = await testApp({ jobs: true });
let parent: Parent;
let maya: Student;
/** Shortly before midnight: the next day begins before the tokens expire. */
const start = new Date("2026-11-02T23:55:00Z");
const tenMinutes = 10 * 60 * 1000;
const used = new Set<string>();
const skill_id = generators[0]?.skill_id ?? "";

beforeEach(async () => {
	app.clock.now = start;
	parent = await buildParent(app, "Amara Okafor");
	maya = await buildStudent(app, parent, { name: "=Maya Okafor", grade: 2 });
});

/**
 * f: correct on the first try; h: correct with a hint; x: wrong, then correct; s: skipped; o: wrong and left
 * open.
 */
async function practise(outcomes: string, student = maya): Promise<void> {
	const { token } = student;
	const { data } = await app.call(startSession, { body: { kind: "skill", skill_id } }, token);
	const open = data.questions.filter((question) => !used.has(question.id));
	for (const [at, outcome] of [...outcomes].entries()) {
		const { id = "" } = open[at] ?? {};
		used.add(id);
		const question = await questionOf(app, id);
		const timing = () => ({ active_ms: 10_000, client_time: app.clock.now.toISOString() });
		const call = { params: { question_id: id } };
		const answer = (given: ReturnType<typeof rightAnswer>) =>
			sendAnswer(app, student, { question_id: id, answer: given, active_ms: 10_000 });
		if (outcome === "h") await app.call(openHint, { ...call, body: { shown: 0 } }, token);
		moveClock(app, 1000);
		if (outcome === "x" || outcome === "o") await answer(wrongAnswer(question));
		moveClock(app, 1000);
		if (outcome === "s")
			await app.call(
				skipQuestion,
				{ ...call, body: { client_key: crypto.randomUUID(), ...timing() } },
				token,
			);
		else if (outcome !== "o") await answer(rightAnswer(question));
	}
}

const report = (query: object = {}, student_id = maya.student_id, who = parent) =>
	app.call(contract.getStudentReport, { params: { student_id }, query }, who.token);

async function file(path: string) {
	const answer = await app.inject({
		method: "GET",
		url: path,
		headers: { authorization: `Bearer ${parent.token}` },
	});
	return answer;
}

/** The cells of a line in which no text spans lines. */
function cellsOf(line: string): string[] {
	return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
		([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
	);
}

async function csv(query: Record<string, string> = {}) {
	const answer = await file(`${contract.saveAnswers.path}?${new URLSearchParams(query)}`);
	expect(answer.statusCode).toBe(200);
	const [names = [], ...lines] = answer.body.slice(1).split("\r\n").slice(0, -1).map(cellsOf);
	const rows = lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""])));
	const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
	return { rows, sum };
}

describe("another family's child does not exist", () => {
	test("in the report, its PDF, the totals, the file and the list", async () => {
		const stranger = await buildParent(app);
		const theirs = await buildStudent(app, stranger);
		const { student_id } = theirs;
		const params = { student_id };
		for (const [route, input] of [
			[contract.getStudentReport, { params, query: {} }],
			[contract.saveStudentReport, { params, query: {} }],
			[contract.getActivityTotals, { query: { student_id } }],
			[contract.saveAnswers, { query: { student_id } }],
			[getStudentActivity, { query: { student_id } }],
		] as const) {
			expect((await app.call(route, input as never, parent.token)).status).toBe(404);
		}
		const { data } = await app.call(contract.getActivityTotals, { query: {} }, parent.token);
		expect(data.children.map((child) => child.student_id)).toEqual([maya.student_id]);
	});

	test("and days that do not exist, are reversed or too many are refused", async () => {
		for (const query of [
			{ from: "2026-02-30", to: "2026-11-02" },
			{ from: "2026-11-02", to: "2026-11-01" },
			{ from: "2026-01-01", to: "2026-11-02" },
		])
			expect((await report(query)).status).toBe(400);
	});
});

describe("the figures", () => {
	test("are the same on the page, per skill, per week, in the list of children, in the file and in the PDF", async () => {
		await practise("ffhxso");
		app.clock.now = new Date(start.getTime() + tenMinutes);
		await practise("fxf");
		const { data } = await report();
		expect(data.totals).toEqual({ finished: 7, first_try: 4, active_ms: 110_000, skipped: 1, days: 2 });
		const [own] = data.skills;
		expect(data.skills).toHaveLength(1);
		expect(own).toMatchObject({
			skill_id,
			finished: 7,
			first_try: 4,
			solved: 3,
			missed: 0,
			skipped: 1,
			active_ms: 110_000,
		});
		expect(data.weeks.at(-1)).toMatchObject({
			from: "2026-11-02",
			to: "2026-11-08",
			finished: 7,
			first_try: 4,
		});
		expect(data.calendar).toHaveLength(14);
		expect(data.calendar[7]).toMatchObject({ date: "2026-11-02", finished: 4, active_ms: 70_000 });
		const totals = await app.call(contract.getActivityTotals, { query: data.span }, parent.token);
		expect(totals.data.children).toEqual([{ student_id: maya.student_id, ...data.totals }]);
		const { rows, sum } = await csv(data.span);
		expect(rows).toHaveLength(11);
		expect([sum("Question finished"), sum("Right on first try"), sum("Seconds")]).toEqual([7, 4, 110]);
		const pdf = await file(`${fillPath(contract.saveStudentReport.path, { student_id: maya.student_id })}`);
		expect(pdf.headers["content-disposition"]).toBe(
			'attachment; filename="learnin-report-maya-2026-10-28-to-2026-11-03.pdf"',
		);
		expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
		expect(pdf.rawPayload.subarray(-6).toString()).toContain("%%EOF");
		expect(pdf.rawPayload.toString("latin1")).toContain("Lexend");
	});

	test("match days, skill and outcome in the list and the file", async () => {
		await practise("fs");
		app.clock.now = new Date(start.getTime() + tenMinutes);
		await practise("x");
		const list = async (query: object) =>
			(await app.call(getStudentActivity, { query }, parent.token)).data.attempts.length;
		expect(await list({})).toBe(4);
		expect(await list({ from: "2026-11-02", to: "2026-11-02" })).toBe(2);
		expect(await list({ from: "2026-11-03", to: "2026-11-03", skill_id })).toBe(2);
		expect(await list({ skill_id: "no-such-skill" })).toBe(0);
		expect((await csv({ outcome: "skipped" })).rows).toHaveLength(1);
		expect((await csv({ skill_id: "no-such-skill" })).rows).toHaveLength(0);
		const { data } = await app.call(
			contract.getActivityTotals,
			{ query: { skill_id: "no-such-skill" } },
			parent.token,
		);
		expect(data.children[0]).toMatchObject({ finished: 0, active_ms: 0, days: 0 });
	});

	test("a page that was left open counts for ten minutes, everywhere the same", async () => {
		await practise("f");
		await app.database.db
			.updateTable("attempts")
			.set({ active_ms: 5 * 60 * 60 * 1000 })
			.where("student_id", "=", maya.student_id)
			.execute();
		expect((await report()).data.totals.active_ms).toBe(600_000);
		expect((await csv()).sum("Seconds")).toBe(600);
		const { data } = await app.call(getParentDashboard, {}, parent.token);
		expect(data.children[0]?.week_active_ms).toBe(600_000);
	});

	test("days and times before a move keep their time zone, in the list, on the dashboard and in the file", async () => {
		const moved = new Date(start.getTime() + tenMinutes / 2);
		const newest = async () =>
			(await app.call(getStudentActivity, { query: {} }, parent.token)).data.attempts;
		const lastSet = async () =>
			(await app.call(getParentDashboard, {}, parent.token)).data.recent_sessions[0]?.time_zone;
		await practise("f");
		await app.database.db
			.transaction()
			.execute((tx) => changeRules(tx, maya.student_id, { time_zone: "Asia/Kathmandu" }, moved));
		app.clock.now = new Date(start.getTime() + tenMinutes);
		expect(await lastSet()).toBe("UTC");
		await practise("f");
		expect(await lastSet()).toBe("Asia/Kathmandu");
		expect((await newest()).map(({ time_zone }) => time_zone)).toEqual(["Asia/Kathmandu", "UTC"]);
		expect((await csv()).rows.map(({ Day, Time }) => [Day, Time])).toEqual([
			["2026-11-03", "05:50"],
			["2026-11-02", "23:55"],
		]);
	});

	test("the file has results in the account's language", async () => {
		await practise("xs");
		const spanish = app.database.db.updateTable("accounts").set({ language: "es" });
		await spanish.where("id", "=", parent.account_id).execute();
		const { rows } = await csv();
		expect(rows.map(({ Resultado }) => Resultado)).toEqual(["Saltada", "Correcta", "Todavía no"]);
	});

	test("skips do not make a skill weak", async () => {
		await practise("fffffss");
		const { data } = await app.call(getParentDashboard, {}, parent.token);
		expect(data.children[0]?.strongest_skill).toMatchObject({ skill_id, finished: 5, first_try: 5 });
	});

	test("formulas are escaped for spreadsheets in the file", async () => {
		await practise("f");
		expect((await csv()).rows[0]?.["Child"]).toBe("'=Maya Okafor");
	});
});

describe("texts", () => {
	const words = async () => {
		const { data } = await report();
		return data.findings.map((finding) => sentenceOf(finding, "Maya"));
	};

	test("there is no verdict before there are enough answers, and every sentence names its attempts", async () => {
		await practise("ff");
		const { data } = await report();
		expect(data.skills[0]?.stage).toBe("unknown");
		expect(await words()).toContainEqual(expect.stringMatching(/: 2 answers so far, at least 3 needed\.$/));
		expect(data.findings.map(({ kind }) => kind)).toEqual([
			"practised",
			"accuracy_open",
			"too_few",
			"standard",
		]);
		const ended = data.skills[0]?.course.map(({ question_id }) => question_id).toReversed();
		const evidence = data.findings.find(({ kind }) => kind === "too_few")?.evidence;
		expect(evidence).toMatchObject({ skill_id, from: "2026-10-27", to: "2026-11-02" });
		expect(evidence?.questions.map(({ question_id }) => question_id)).toEqual(ended);
		expect(data.home_activity?.skill_id).toBe(skill_id);
		expect(data.grade_skills.filter(({ state }) => state === "learning" || state === "nearly")).toHaveLength(
			1,
		);
	});

	test("a skill that goes up and down on a day has one line in the level changes: the overall change", () => {
		const moves = [
			["learning", "nearly", "2026-11-20"],
			["unknown", "learning", "2026-11-21"],
			["learning", "nearly", "2026-11-21"],
			["nearly", "learning", "2026-11-22"],
			["learning", "nearly", "2026-11-22"],
		] as const;
		const ended = moves.map(([stage_before, stage_after, date], at) => {
			const row = { question_id: `q${at}`, skill_id: "a", skill_name: "A", date, stage_before, stage_after };
			return { row };
		});
		expect(levelChanges(ended).map(({ question_id, from, to }) => [question_id, from, to])).toEqual([
			["q2", "unknown", "nearly"],
			["q0", "learning", "nearly"],
		]);
	});

	test("ten correct on the first try are mastered: sentence, level changes and the card on the dashboard agree", async () => {
		await practise("ffffffffff");
		const { data } = await report();
		expect(data.findings.map(({ kind }) => kind)).toContain("mastered");
		expect(data.level_changes[0]).toMatchObject({ skill_id, to: "mastered" });
		const dashboard = await app.call(getParentDashboard, {}, parent.token);
		expect(dashboard.data.children[0]).toMatchObject({
			mastered_count: 1,
			newly_mastered: [{ skill_id }],
			slipping: [],
			stuck: [],
			week_finished: 10,
			week_active_ms: 100_000,
			before_finished: 0,
		});
	});

	test("a mastered skill that was missed again is slipping in the report and on the dashboard", async () => {
		await practise("ffffffffxx");
		const { data } = await report();
		const dashboard = await app.call(getParentDashboard, {}, parent.token);
		expect(data.skills[0]?.stage).toBe("mastered");
		expect(await words()).toContainEqual(expect.stringContaining("was mastered but is slipping"));
		// It is news all the same: the child was told so.
		expect(dashboard.data.children[0]).toMatchObject({
			newly_mastered: [{ skill_id }],
			slipping: [{ skill_id }],
		});
	});

	test("eight without success on the first try are stuck, also on the dashboard", async () => {
		await practise("xxxxxxxx");
		const { data } = await report();
		expect(data.findings.find(({ kind }) => kind === "stuck")?.evidence.questions).toHaveLength(6);
		const dashboard = await app.call(getParentDashboard, {}, parent.token);
		expect(dashboard.data.children[0]?.stuck).toMatchObject([{ skill_id }]);
	});

	test("a child without practice has an empty report; a withdrawn consent and an ended plan are shown", async () => {
		const leo = await buildStudent(app, parent, { name: "Leo Okafor", enrolled: false });
		await app.database.db
			.updateTable("consents")
			.set({ withdrawn_at: app.clock.now })
			.where("student_id", "=", leo.student_id)
			.execute();
		const { data } = await report({}, leo.student_id);
		expect(data.student).toMatchObject({
			call_name: "Leo",
			may_practice: false,
			enrolled_until: null,
			first_practised_on: null,
		});
		expect(data.findings.map(({ kind }) => kind)).toEqual(["not_practised", "standard"]);
		expect(data).toMatchObject({ skills: [], level_changes: [], home_activity: null });
		const pdf = await file(fillPath(contract.saveStudentReport.path, { student_id: leo.student_id }));
		expect(pdf.statusCode).toBe(200);
	});
});

test.each([
	{ to: "2000-01-01" },
	{ from: "2000-01-01", to: "2000-01-02" },
	{ from: "2099-12-31" },
	{ to: "2000-02-30" },
	{ from: "2026-11-02", to: "2026-10-01" },
	{ from: "2001-01-01", to: "2026-11-02" },
])(
	"days as %o return a report or are refused, on the page, as a PDF, as sums and as a file",
	async (query) => {
		const params = { student_id: maya.student_id };
		const paths = [
			fillPath(contract.getStudentReport.path, params),
			fillPath(contract.saveStudentReport.path, params),
			contract.getActivityTotals.path,
			contract.saveAnswers.path,
		];
		for (const path of paths) {
			const { statusCode } = await file(`${path}?${new URLSearchParams(query as Record<string, string>)}`);
			expect([200, 400], path).toContain(statusCode);
		}
	},
);

test.each([
	"\u{1F98A}\u200D\u{1F466}",
	"\u092E\u093E\u092F\u093E \u0930\u093E\u0908",
	"\u0645\u0627\u064A\u0627",
	"\u674E\u96F7",
	"\u202Emaya",
	"a".repeat(100),
])("the PDF and the file of a child called %s are created", async (name) => {
	const child = await buildStudent(app, parent, { name, grade: 2 });
	await practise("fs", child);
	const path = fillPath(contract.saveStudentReport.path, { student_id: child.student_id });
	const { statusCode, headers, rawPayload } = await file(path);
	expect(statusCode).toBe(200);
	expect(headers["content-disposition"]).toMatch(/^attachment; filename="[\w.-]+"$/);
	expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
	expect((await file(`${contract.saveAnswers.path}?student_id=${child.student_id}`)).statusCode).toBe(200);
});

test.each([
	"Ng\u1ECDc \u00C1nh",
	"\u015E\u00FCkr\u00FC",
	"\u041E\u043B\u0435\u043D\u0430",
	"\u0395\u03BB\u03AD\u03BD\u03B7",
	"\u0905\u092E\u093E\u0930\u093E",
])("%s is printed with the letters of the name", async (name) => {
	const child = await buildStudent(app, parent, { name, grade: 2 });
	await practise("fs", child);
	const { rawPayload } = await file(
		fillPath(contract.saveStudentReport.path, { student_id: child.student_id }),
	);
	const written = lettersOf(rawPayload);
	expect([...(name.split(" ")[0] ?? "")].filter((letter) => !written.has(letter))).toEqual([]);
});

/** The letters that a PDF's fonts map their glyphs to. */
function lettersOf(pdf: Buffer): ReadonlySet<string> {
	const streams = pdf.toString("latin1").matchAll(/FlateDecode[^>]*>>\s*stream\n([\s\S]*?)\nendstream/g);
	const maps = [...streams]
		.map(([, bytes = ""]) => inflateSync(Buffer.from(bytes, "latin1")).toString("latin1"))
		.filter((text) => text.includes("begincmap"));
	const codes = maps.flatMap((text) => [...text.matchAll(/<([\da-f]{4})>/gi)]);
	return new Set(codes.map(([, code = ""]) => String.fromCodePoint(Number.parseInt(code, 16))));
}
