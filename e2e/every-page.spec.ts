import { AxeBuilder } from "@axe-core/playwright";
import { addBookmark } from "@learnin/contract/routes/bookmarks.contract";
import { reportProblem } from "@learnin/contract/routes/problem-reports.contract";
import { skipQuestion, startSession } from "@learnin/contract/routes/practice.contract";
import {
	askForReward,
	getRewards,
	setDailyReward,
	writePromise,
} from "@learnin/contract/routes/reward-money.contract";
import { getTransactions } from "@learnin/contract/routes/transactions.contract";
import type { Page } from "playwright-core";
import { paths } from "../apps/web/src/paths/paths.ts";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { callAs, demoAccount } from "./support/api.ts";
import { closeBrowser, openBrowser, visit } from "./support/browser.ts";
import { type Product, startProduct } from "./support/product.ts";
import { freshEmail, signIn, signUp } from "./support/walk.ts";

let product: Product;
let given: { session: string; question: string; order: string };
beforeAll(async () => {
	[product] = await Promise.all([startProduct(), openBrowser()]);
	given = { ...(await practiseALittle()), order: await paidOrder() };
	await promiseSomething();
});
afterAll(async () => {
	await closeBrowser();
	await product.stop();
});

/** A set with a skipped, a bookmarked and a reported question, so that the lists have something to show. */
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
	return { session: id, question: question_id };
}

/** A daily reward, a promise and a wish, so that the pages of rewards have something to show. */
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

async function paidOrder(): Promise<string> {
	const asParent = await callAs(product, "parent");
	const { transactions } = await asParent(getTransactions, { query: { kind: "fees" } });
	return transactions.find(({ order }) => order?.has_receipt)?.order?.id ?? "";
}

interface Screen {
	name: string;
	/** `SESSION` and `QUESTION` stand for what was practised before, `ORDER` for one that was paid. */
	path: string;
	who?: "parent" | "student" | "super-admin" | "new";
	/** Seen when the page has its content. */
	ready: string;
	/** Looks like another one: walked through by `npm run audit` alone. */
	isForAudit?: boolean;
}

const screens: Screen[] = [
	{ name: "home", path: "/", ready: "h1" },
	{ name: "login", path: "/login", ready: "form" },
	{ name: "privacy", path: "/privacy", ready: "h1" },
	{ name: "terms", path: "/terms", ready: "h1" },
	{ name: "blog", path: "/blog", ready: "h1" },
	{ name: "article with tables", path: "/blog/what-a-wrong-answer-tells-you", ready: "h1" },
	{ name: "article with fractions", path: "/blog/why-fractions-feel-hard", ready: "h1" },
	{ name: "no article", path: "/blog/none", ready: "h1" },
	{ name: "end of mails", path: "/unsubscribe?token=weekly_digest", ready: "h1" },
	{ name: "create account", path: "/create-account", ready: "form" },
	{ name: "forgot password", path: "/forgot-password", ready: "form" },
	{ name: "reset link that is not valid", path: "/reset-password?token=nobodys", ready: "h1" },
	{ name: "confirm email", path: "/confirm-email?token=nobodys", ready: "form" },
	{ name: "not found", path: "/no/such/page", ready: "h1" },
	{ name: "failed answer", path: "/failed-answer", ready: "h1", who: "student" },
	{ name: "register", path: "/register", ready: "h1", who: "new" },
	{
		name: "invitation that is not valid",
		path: "/student/accept-invitation?token=not-a-token-of-anybody",
		ready: "h1",
	},
	{
		name: "guardian's invitation that is not valid",
		path: "/accept-guardian?token=not-a-token-of-anybody",
		ready: "h1",
	},
	{ name: "add a child", path: "/add-invitation", ready: "fieldset", who: "parent" },
	{ name: "second guardian", path: "/add-invitation?for=guardian", ready: ".guardian-row", who: "parent" },
	{ name: "more days", path: "/student/invitation/payment", ready: ".choice", who: "parent" },
	{
		name: "payment of an order that is not there",
		path: "/student/invitation/payment?order=00000000-0000-4000-8000-000000000000",
		ready: "main h2",
		who: "parent",
	},
	{ name: "who pays", path: "/student/invitation/payment", ready: "main h2", who: "student" },
	{ name: "success payment", path: "/success-payment", ready: "h1", who: "parent", isForAudit: true },
	{ name: "stripe success", path: "/stripe-success", ready: "h1", who: "parent" },
	{ name: "developers' components", path: "/developer/components", ready: ".dev-question button" },
	{ name: "student dashboard", path: "/student/dashboard", ready: ".rw-promises", who: "student" },
	{
		name: "practice",
		path: "/student/questions/skill/add-sub-fractions-unlike",
		ready: "#pr-prompt",
		who: "student",
	},
	{
		name: "practice, choose one",
		path: "/student/questions/skill/multiply-facts-hard",
		ready: "#pr-prompt",
		who: "student",
	},
	{ name: "lessons", path: "/student/get-lesson-list", ready: ".ll-row", who: "student" },
	{
		name: "map of the lessons",
		path: "/student/get-lesson-list?view=map",
		ready: ".sm-node",
		who: "student",
	},
	{
		name: "one lesson",
		path: "/student/get-lesson-list?skill=add-sub-fractions-unlike",
		ready: ".ll-days",
		who: "student",
	},
	{
		name: "a student's days",
		path: "/student/activity",
		ready: ".days-page",
		who: "student",
		isForAudit: true,
	},
	{
		name: "a set that was begun",
		path: "/student/questions/session/SESSION",
		ready: "#pr-prompt",
		who: "student",
		isForAudit: true,
	},
	{ name: "mistakes", path: "/student/questions/review", ready: "h1", who: "student", isForAudit: true },
	{
		name: "practice of bookmarks",
		path: "/student/questions/bookmarks",
		ready: "#pr-prompt",
		who: "student",
		isForAudit: true,
	},
	{ name: "bookmarks", path: "/student/bookmarks", ready: ".bookmark .question-prompt", who: "student" },
	{
		name: "answers of a set",
		path: "/get-attempts-details?session=SESSION",
		ready: ".attempt",
		who: "student",
	},
	{
		name: "answers in a skill",
		path: "/get-attempts-details?skill=add-sub-fractions-unlike",
		ready: ".attempt",
		who: "student",
	},
	{ name: "question details", path: "/question/details/?id=QUESTION", ready: ".attempt", who: "student" },
	{
		name: "question details of nothing",
		path: "/question/details/?id=00000000-0000-4000-8000-000000000000",
		ready: "main h2",
		who: "student",
	},
	{
		name: "question details of a child",
		path: "/question/details/?id=QUESTION",
		ready: ".attempt",
		who: "parent",
	},
	{
		name: "answers of a child",
		path: "/get-attempts-details?session=SESSION",
		ready: ".attempt",
		who: "parent",
	},
	{
		name: "preview of a skill",
		path: "/student/questions/skill/add-sub-fractions-unlike",
		ready: ".pr-stage",
		who: "parent",
	},
	{
		name: "preview of nothing",
		path: "/student/questions/skill/no-such-skill",
		ready: "main h1",
		who: "parent",
	},
	{ name: "practice is for the child", path: "/student/questions/daily", ready: "h1", who: "parent" },
	{
		name: "notifications",
		path: "/settings/notifications",
		ready: ".switch-table .switch",
		who: "parent",
	},
	{
		name: "a child's notifications",
		path: "/student/notifications",
		ready: ".switch-table .switch",
		who: "student",
	},
	{ name: "settings", path: "/settings", ready: "main h2", who: "student" },
	{ name: "student profile", path: "/student/profile", ready: ".sd-tiles", who: "student" },
	{ name: "student profile info", path: "/student/profile-info", ready: "main h2", who: "student" },
	{ name: "goals", path: "/student/goals", ready: ".stepper", who: "student" },
	{ name: "who pays", path: "/student/payment-methods", ready: "main dd", who: "student" },
	{ name: "settings of a parent", path: "/settings", ready: "main h2", who: "parent" },
	{ name: "family settings", path: "/parent/settings", ready: "main h2", who: "parent" },
	{ name: "profile settings", path: "/settings/profile", ready: ".avatar-chooser", who: "parent" },
	{
		name: "the family's cards",
		path: "/settings/payment-methods",
		ready: 'iframe[title="Secure payment input frame"]',
		who: "parent",
	},
	{ name: "settings before registration", path: "/settings", ready: "main h2", who: "new" },
	{ name: "profile before registration", path: "/settings/profile", ready: ".avatar-chooser", who: "new" },
	{ name: "student settings", path: "/profile", ready: ".ch-card", who: "parent" },
	{ name: "load wallet", path: "/parent/load-wallet", ready: ".choice", who: "parent" },
	{ name: "payment that was refused", path: "/failure-payment", ready: "h1", who: "parent" },
	{ name: "parent dashboard", path: "/parent/dashboard", ready: "main h2", who: "parent" },
	{ name: "rewards", path: "/parent/rewards", ready: ".rw-child", who: "parent" },
	{ name: "student activity", path: "/student-activity", ready: "main h2", who: "parent" },
	{ name: "report on a child", path: "/student-activity/details/", ready: ".findings", who: "parent" },
	{ name: "worksheets", path: "/parent/worksheets", ready: ".ws-form", who: "parent" },
	{ name: "transactions", path: "/parent/transactions", ready: "main table", who: "parent" },
	{ name: "no transactions", path: "/parent/transactions?kind=refunds", ready: "main .empty", who: "parent" },
	{ name: "receipt", path: "/parent/transactions/receipt/ORDER", ready: ".receipt table", who: "parent" },
	{
		name: "receipt of nothing",
		path: "/parent/transactions/receipt/00000000-0000-4000-8000-000000000000",
		ready: "main h2",
		who: "parent",
	},
	{
		name: "super-admin dashboard",
		path: "/superadmin/dashboard",
		ready: ".superadmin-figures dd",
		who: "super-admin",
	},
	{
		name: "reports",
		path: "/reported-questions",
		ready: ".queue-detail .question-prompt",
		who: "super-admin",
	},
	{ name: "no fixed report", path: "/reported-questions?state=fixed", ready: "main h2", who: "super-admin" },
	{ name: "answers to read", path: "/reported-questions?tab=answers", ready: "main h2", who: "super-admin" },
	{ name: "no disagreement", path: "/misc", ready: "main h2", who: "super-admin" },
	{ name: "all payments", path: "/misc?tab=payments", ready: ".ops-row .btn", who: "super-admin" },
	{ name: "no order to confirm", path: "/misc?tab=waiting", ready: "main h2", who: "super-admin" },
	{ name: "no proof yet", path: "/misc?tab=proofs", ready: "main h2", who: "super-admin" },
	{
		name: "question details for an admin",
		path: "/question/details/?id=QUESTION",
		ready: ".attempt",
		who: "super-admin",
	},
	{
		name: "email and password of a new account",
		path: "/settings/email-password",
		ready: ".devices li",
		who: "new",
	},
	{
		name: "email and password of a student",
		path: "/settings/email-password",
		ready: ".devices li",
		who: "student",
	},
	{
		name: "email and password of a parent",
		path: "/settings/email-password",
		ready: ".devices li",
		who: "parent",
	},
	{
		name: "email and password of a super-admin",
		path: "/settings/email-password",
		ready: ".devices li",
		who: "super-admin",
	},
];

const mostDifferent = [
	{ theme: "dark", width: 1440, height: 900 },
	{ theme: "light", width: 360, height: 740 },
] as const;
const others = [
	{ theme: "light", width: 1440, height: 900 },
	{ theme: "dark", width: 360, height: 740 },
] as const;
const isAudit = process.env["AUDIT"] === "full";
/** Each theme and each width once; `npm run audit` walks through all four. */
const devices = isAudit ? [...mostDifferent, ...others] : mostDifferent;

function pathOf({ path }: Screen): string {
	const { session, question, order } = given;
	return path.replace("SESSION", session).replace("QUESTION", question).replace("ORDER", order);
}

async function enter(page: Page, who: Screen["who"]): Promise<void> {
	if (who === undefined) return;
	if (who === "new") return signUp(page, { name: "Jo Park", email: freshEmail("jo") });
	await signIn(page, demoAccount(product, who));
	await page.waitForURL(/dashboard/);
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function violationsOf(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page })
		.options({ runOnly: { type: "tag", values: rules }, resultTypes: ["violations"] })
		// Radix puts focus guards around an open menu; nothing else is excepted.
		.exclude("[data-radix-focus-guard]")
		// What brings frames together opens a page of its own for each: only where there are any.
		.setLegacyMode(page.frames().length === 1)
		.analyze();
	return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(" ")}`);
}

/** How far the page sticks out of its window; an audit makes it as narrow and as wide as people's are. */
async function overflowsOf(page: Page, { width, height }: { width: number; height: number }) {
	const widths = isAudit ? [320, 480, 768, 1024, 1920, width] : [width];
	const found: string[] = [];
	for (const each of widths) {
		if (widths.length > 1) await page.setViewportSize({ width: each, height });
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (overflow > 0) found.push(`${overflow} px at ${each} px`);
	}
	return found;
}

test("every path of the app is among the pages that are looked at", () => {
	const looked = screens.map(({ path }) => path.split("?")[0]?.replace(/(.)\/+$/, "$1") ?? "");
	const missing = Object.values(paths).filter((path) => {
		const pattern = new RegExp(`^${path.replace(/(.)\/+$/, "$1").replaceAll(/:\w+/g, "[^/]+")}$`);
		return !looked.some((one) => pattern.test(one));
	});
	expect(missing).toEqual([]);
});

/** Every page is usable by screen reader and keyboard users, and fits its window. */
describe.each(devices)("$theme at $width px", (device) => {
	test.each(["visitor", "new", "student", "parent", "super-admin"] as const)(
		"pages of a %s",
		async (group) => {
			const visitor = await visit(product.url, device);
			onTestFinished(() => visitor.close());
			const { page } = visitor;
			const who = group === "visitor" ? undefined : group;
			await enter(page, who);
			for (const screen of screens.filter((one) => one.who === who && (isAudit || !one.isForAudit))) {
				await page.goto(pathOf(screen));
				await page.locator(screen.ready).first().waitFor();
				await page.waitForFunction(() => document.fonts.status === "loaded");
				const found = await violationsOf(page);
				expect(found.map((each) => `${screen.name}: ${each}`)).toEqual([]);
				expect([screen.name, ...(await overflowsOf(page, device))]).toEqual([screen.name]);
				expect([screen.name, await page.title()]).toEqual([screen.name, expect.stringMatching(/Learnin/)]);
			}
			expect(visitor.complaints.filter((text) => !text.includes("404") && !text.includes("410"))).toEqual([]);
		},
	);
});
