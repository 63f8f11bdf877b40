import { addBookmark } from "@learnin/contract/routes/practice/bookmarks.contract";
import { getPayment, getPayments } from "@learnin/contract/routes/operations.contract";
import { getPracticeDays } from "@learnin/contract/routes/practice/practice-days.contract";
import { getParents } from "@learnin/contract/routes/people/people-lists.contract";
import { reportProblem } from "@learnin/contract/routes/bank/problem-reports.contract";
import { skipQuestion, startSession } from "@learnin/contract/routes/practice/practice.contract";
import {
	askForReward,
	getRewards,
	setDailyReward,
	writePromise,
} from "@learnin/contract/routes/money/reward-money.contract";
import { getTransactions } from "@learnin/contract/routes/money/transactions.contract";
import { createQuestion } from "@learnin/contract/routes/bank/question-bank.contract";
import { getImport, startImport } from "@learnin/contract/routes/bank/question-exchange.contract";
import {
	getGenerationChoices,
	startGeneration,
} from "@learnin/contract/routes/bank/question-generation.contract";
import { exampleFillOne } from "@learnin/domain/examples/questions";
import type { Page } from "playwright-core";
import { isOtherDocument } from "../../apps/web/src/paths/paths.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { callAs, demoAccount } from "./api.ts";
import { isAudit } from "./audit.ts";
import { violationsOf } from "./axe.ts";
import { closeBrowser, openBrowser } from "./browser.ts";
import { coveredOf, cutChoicesOf, lostChoices, lostInForcedColors, strangeSizesOf } from "./page-checks.ts";
import { type Product, startProduct } from "./product.ts";
import { type Screen, screens } from "./screens/screens.ts";
import { enterAs, freshEmail, newVisitor, signUp } from "./walk.ts";

let product: Product;
let given: Record<
	| "session"
	| "question"
	| "day"
	| "order"
	| "authored"
	| "parent"
	| "file"
	| "generated"
	| "compared"
	| "dispute",
	string
>;
function prepare(): void {
	beforeAll(async () => {
		[product] = await Promise.all([startProduct(), openBrowser()]);
		const parent = await parentId();
		given = {
			...(await practiseALittle()),
			order: await paidOrder(),
			authored: await authorOne(),
			file: await handIn(),
			parent,
			generated: await generateSome("several", 4),
			compared: await generateSome("compare", 1),
			dispute: await disputePayment(),
		};
		await promiseSomething();
	});
	afterAll(async () => {
		await closeBrowser();
		await product.stop();
	});
}

/** A set with a skipped, a bookmarked and a reported question, so that the lists have content. */
async function practiseALittle() {
	const asStudent = await callAs(product, "student");
	const { id, questions } = await asStudent(startSession, {
		body: { kind: "skill", skill_id: "add-sub-fractions-unlike" },
	});
	const [question_id = "", second = ""] = questions
		.filter(({ status }) => !status.is_correct && !status.is_skipped)
		.map((question) => question.id);
	const skip = { client_key: crypto.randomUUID(), active_ms: 4_000, client_time: new Date().toISOString() };
	await asStudent(skipQuestion, { params: { question_id }, body: skip });
	for (const each of [question_id, second])
		await asStudent(addBookmark, { params: { question_id: each }, body: {} });
	const note = "The picture does not show\nwhat the text says.";
	await asStudent(reportProblem, { body: { question_id: second, reason: "picture_broken", note } });
	const { days } = await asStudent(getPracticeDays, { query: {} });
	return { session: id, question: question_id, day: days.at(-1)?.id ?? "" };
}

/** A daily reward, a promise and a wish, so that the pages of rewards have content. */
async function promiseSomething(): Promise<void> {
	const asParent = await callAs(product, "parent");
	const asStudent = await callAs(product, "student");
	const { children } = await asParent(getRewards, {});
	for (const { id: student_id } of children)
		await asParent(setDailyReward, { params: { student_id }, body: { daily_reward: 1.5 } });
	const promise = {
		student_id: null,
		title: "A trip to the zoo",
		note: "With lunch",
		ends_on: null,
		times: null,
	};
	const { id: promise_id } = await asParent(writePromise, { body: { ...promise, cost: 0.05 } });
	await asParent(writePromise, { body: { ...promise, title: "A tree house", cost: 900 } });
	await asStudent(askForReward, { params: { promise_id }, body: { client_key: crypto.randomUUID() } });
}

/** A question of the bank that waits for review. */
async function authorOne(): Promise<string> {
	const asAdmin = await callAs(product, "super-admin");
	const question = exampleFillOne({ prompt: "How many legs do $3$ dogs and $4$ birds have?" });
	const filed = { skill_id: "add-within-100", difficulty: 2, tags: ["walk"] };
	const { id } = await asAdmin(createQuestion, { body: { question, ...filed, state: "in_review" } });
	return id;
}

async function parentId(): Promise<string> {
	const asAdmin = await callAs(product, "super-admin");
	const { email } = demoAccount(product, "parent");
	const { parents } = await asAdmin(getParents, { query: { search: email } });
	return parents[0]?.id ?? "";
}

/** A file of questions that was read: one accepted, one flagged, one refused. */
async function handIn(): Promise<string> {
	const asAdmin = await callAs(product, "super-admin");
	const text = "Even?{=2 ~3}\n\nWhich?{=a ~%50%b ~c}\n\nWrite about it.{}";
	const target = {
		skill_id: "add-within-100",
		difficulty: 2,
		tags: ["animals"],
		note: "Made for this walk.",
	};
	const body = { file_name: "animals.gift", format: "auto" as const, ...target };
	const { id } = await asAdmin(startImport, { body, files: { file: new Blob([text]) } });
	await vi.waitFor(
		async () => expect((await asAdmin(getImport, { params: { import_id: id } })).state).toBe("ready"),
		{ timeout: 20_000, interval: 100 },
	);
	return id;
}

/** Generated questions, one of them with faults. */
async function generateSome(kind: "several" | "compare", number: number): Promise<string> {
	const asAdmin = await callAs(product, "super-admin");
	const { models } = await asAdmin(getGenerationChoices, {});
	const { job_id } = await asAdmin(startGeneration, {
		body: {
			kind,
			skill_id: "add-within-100",
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			difficulty: 2,
			wish: "Something about\nbooks and shelves.",
			example: null,
			models: models.map(({ name }) => name),
			number,
			sends_to_review: false,
		},
	});
	return job_id;
}

/** A payment of the demo family that its bank disputes. */
async function disputePayment(): Promise<string> {
	const asAdmin = await callAs(product, "super-admin");
	const { payments } = await asAdmin(getPayments, { query: {} });
	const paid = payments.find(({ provider, payer }) => provider === "STRIPE" && payer === "Amara Okafor");
	if (paid === undefined) throw new Error("the demo family has paid nothing by card");
	await product.stripe("dispute", { intent: paid.reference });
	return vi.waitFor(
		async () => {
			const { disputes } = await asAdmin(getPayment, { params: { payment_id: paid.id } });
			expect(disputes).toHaveLength(1);
			return disputes[0]?.id ?? "";
		},
		{ timeout: 20_000, interval: 100 },
	);
}

async function paidOrder(): Promise<string> {
	const asParent = await callAs(product, "parent");
	const { transactions } = await asParent(getTransactions, { query: { kind: "fees" } });
	return transactions.find(({ order }) => order?.has_receipt)?.order?.id ?? "";
}

interface Device {
	theme: "dark" | "light";
	width: number;
	height: number;
}

const mostDifferent: readonly Device[] = [
	{ theme: "dark", width: 1440, height: 900 },
	{ theme: "light", width: 360, height: 740 },
];
const others: readonly Device[] = [
	{ theme: "light", width: 1440, height: 900 },
	{ theme: "dark", width: 360, height: 740 },
];
/** All pages of a role take longer than the default timeout on a busy machine. */
const timeout = 400_000;
/** Each page on one of two devices; `npm run audit` tests each page on all four. */
const devices = isAudit ? [...mostDifferent, ...others] : mostDifferent;

function screensOn(device: Device, who: Group): Screen[] {
	if (isAudit) return screens[who];
	const turn = devices.indexOf(device);
	return screens[who].filter((one, at) => !one.isForAudit && at % devices.length === turn);
}

function pathOf({ path }: Screen): string {
	const { session, question, day, order, authored, file, parent, generated, compared, dispute } = given;
	return path
		.replace("SESSION", session)
		.replace("QUESTION", question)
		.replace("DAY", day)
		.replace("ORDER", order)
		.replace("AUTHORED", authored)
		.replace("FILE", file)
		.replace("PARENT", parent)
		.replace("DISPUTE", dispute)
		.replace("STUDENT", day.split("_")[1] ?? "")
		.replace("GENERATED", generated)
		.replace("COMPARED", compared);
}

export type Group = keyof typeof screens;

async function enter(page: Page, who: Group): Promise<void> {
	if (who === "visitor") return;
	if (who === "new") return signUp(page, { name: "Jo Park", email: freshEmail("jo") });
	await enterAs(page, demoAccount(product, who));
}

/**
 * Goes to the next page: by a full load, or inside the app as a link would. The latter requires a different title,
 * which shows that the previous page is gone.
 */
async function goTo(page: Page, screen: Screen, before: Screen | undefined): Promise<void> {
	const path = pathOf(screen);
	const isInside = (one: Screen | undefined) => one?.back !== undefined && !isOtherDocument(one.path);
	if (!isInside(screen) || !isInside(before) || headingOf(before) === headingOf(screen))
		await page.goto(path);
	else
		await page.evaluate((to) => {
			history.pushState(null, "", to);
			dispatchEvent(new PopStateEvent("popstate"));
		}, path);
	if (screen.back !== undefined)
		await page
			.locator(".header")
			.getByRole("heading", { name: headingOf(screen) ?? "", exact: true })
			.waitFor();
	await page.locator(screen.ready).first().waitFor();
	await page.waitForFunction(() => document.fonts.status === "loaded");
}

function headingOf(screen: Screen | undefined): string | undefined {
	return screen?.heading ?? screen?.title;
}

/** The title of the page, and the target of its Back link. */
async function headOf(page: Page, { back }: Screen): Promise<{ title: string; back?: string | null }> {
	const title = (await page.title()).replace(/ · Learnin$/, "");
	if (back === undefined) return { title };
	const buttons = page.locator(".header").getByLabel("Back", { exact: true });
	if ((await buttons.count()) === 0) return { title, back: null };
	return { title, back: (await buttons.getAttribute("href")) ?? "step" };
}

/**
 * Formulas inside an accessible name, which browsers leave out: a heading, link or button called "What is ?". Such an
 * element must say the formula in words and hide the formula.
 */
function namelessFormulasOf(page: Page): Promise<string[]> {
	const named =
		":is(h1, h2, h3, h4, h5, h6, a, button, summary, label, legend, th, caption, [role=option], [role=tab], [role=radio], [role=checkbox], [role=heading])";
	return page
		.locator(`${named} math:not([aria-hidden=true] math)`)
		.evaluateAll((formulas) => formulas.map(({ parentElement }) => `no name ${parentElement?.innerHTML}`));
}

/** How far the page overflows its window at either width; an audit tries all common widths. */
async function overflowsOf(page: Page, { width, height }: { width: number; height: number }) {
	const widths = isAudit ? [320, 480, 768, 1024, 1920] : mostDifferent.map((device) => device.width);
	const found: string[] = [];
	for (const each of [...widths.filter((one) => one !== width), width]) {
		await page.setViewportSize({ width: each, height });
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (overflow > 0) found.push(`${overflow} px at ${each} px`);
	}
	return found;
}

/** What people with 400 % zoom or forced colors get. */
async function auditedOf(page: Page): Promise<string[]> {
	return [...(await coveredOf(page)), ...(await lostInForcedColors(page)), ...(await lostChoices(page))];
}

/**
 * Every page of these people works with screen reader and keyboard, fits its window, and has the right title and Back
 * link.
 */
export function walkEveryPage(groups: readonly Group[]): void {
	prepare();
	describe.each(devices)("$theme at $width px", (device) => {
		test.each(groups)("pages of a %s", { timeout }, async (who) => {
			const visitor = await newVisitor(product, device);
			const { page } = visitor;
			await enter(page, who);
			let before: Screen | undefined;
			const found: unknown[] = [];
			for (const screen of screensOn(device, who)) {
				// Through the app where possible, which takes half as long; an audit also opens each page by its address.
				await goTo(page, screen, isAudit && device.width >= 1000 ? undefined : before);
				const { name, title, back } = screen;
				const head = await headOf(page, screen);
				if (head.title !== title || head.back !== back) found.push({ name, head });
				for (const each of await violationsOf(page)) found.push({ name, each });
				for (const each of await overflowsOf(page, device)) found.push({ name, each });
				for (const each of await namelessFormulasOf(page)) found.push({ name, each });
				for (const each of await strangeSizesOf(page)) found.push({ name, each });
				for (const each of await cutChoicesOf(page)) found.push({ name, each });
				if (isAudit) for (const each of await auditedOf(page)) found.push({ name, each });
				before = screen;
			}
			expect(found).toEqual([]);
			expect(visitor.complaints.filter((text) => !text.includes("404") && !text.includes("410"))).toEqual([]);
		});
	});
}
