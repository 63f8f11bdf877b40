import { randomUUID } from "node:crypto";
import { getPlan, noteCelebrations } from "@learnin/contract/routes/practice/learning.contract";
import { answerPlacement, startPlacement } from "@learnin/contract/routes/practice/placement.contract";
import { skipQuestion, startSession } from "@learnin/contract/routes/practice/practice.contract";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { callAs, demoAccount } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { expectNoKeyIn, visit, type Visitor } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { enterAs, enterTab } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(startProduct);

function enter(path?: string): Promise<Visitor> {
	return enterTab(product, demoAccount(product, "student"), path === undefined ? {} : { path });
}

/** The page fits one laptop window and two screens of a small phone, celebrations included. */
async function expectToFit(page: Page): Promise<void> {
	const more = page.getByRole("region", { name: "More", exact: true });
	await more.getByRole("link").first().waitFor();
	for (const [width, height, most] of [
		[360, 780, 2 * 780],
		[1440, 900, 900],
	] as const) {
		await page.setViewportSize({ width, height });
		await expect
			.poll(() => page.evaluate(() => document.documentElement.scrollHeight), {
				message: `${width} × ${height}`,
			})
			.toBeLessThanOrEqual(most);
	}
}

/** A visit has room for one celebration, and at some times of the day a streak comes first. */
async function seeAllButMastery(): Promise<void> {
	const asStudent = await callAs(product, "student");
	const { celebrations } = await asStudent(getPlan, {});
	const others = celebrations.filter(({ kind }) => kind !== "skill_mastered");
	await asStudent(noteCelebrations, { body: { ids: others.map(({ id }) => id) } });
}

test("a child starts today's plan, and a mastered skill is celebrated once", async () => {
	await seeAllButMastery();
	const child = await enter();
	const { page } = child;
	const go = page.getByRole("link", { name: /^Go: / });
	await go.waitFor();
	const seen = page.waitForResponse(
		(answer) => answer.url().endsWith("/api/learning/celebrations") && answer.request().method() === "POST",
	);
	await page.getByText(/^You mastered/).waitFor();
	await expectToFit(page);
	expect((await seen).status()).toBe(200);
	await page.reload();
	await go.waitFor();
	await expect.poll(() => page.getByText(/^You mastered/).count()).toBe(0);

	const { steps, repairs, collection } = await (await callAs(product, "student"))(getPlan, {});
	const tiles = page.getByRole("region", { name: "Your tiles" }).getByRole("listitem");
	await expect.poll(() => tiles.count()).toBe(Math.min(8, collection.tiles.length));
	expect(await tiles.first().innerText()).toMatch(/Mastered|Time to review/);
	const more = page.getByRole("region", { name: "More", exact: true });
	await expect
		.poll(() => more.getByRole("link", { name: /^Let’s fix a mix-up/ }).count())
		.toBe(Math.min(1, repairs.length));
	await page.getByRole("button", { name: "See today’s plan" }).click();
	const plan = page.getByRole("region", { name: "Today’s plan" });
	await expect.poll(() => plan.locator(".lp-step").count()).toBe(repairs.length + steps.length);
	expect(steps.length).toBeGreaterThan(0);
	await plan.getByText(steps[0]?.name ?? "", { exact: true }).waitFor();
	// Its rows are one set: only Go starts it, and a repair is a set of its own.
	expect(await plan.locator("a.lp-step").count()).toBe(repairs.length);
	await page.getByRole("link", { name: /^Go: / }).click();
	await page.waitForURL("**/student/questions/session/**");
	await page.locator("#pr-prompt").waitFor();

	await page.goto("/student/dashboard");
	// The started set is the one to continue; the one before it stays visible.
	await page.getByRole("heading", { name: "Today’s set", level: 2 }).waitFor();
	await expect.poll(() => more.getByRole("link", { name: /questions left/ }).count()).toBe(1);
	expectNoKeyIn(child);
	expect(child.complaints).toEqual([]);
});

test("a second grader's page fits too, with the same parts", async () => {
	const { page } = await enter();
	await page.route("**/api/practice/dashboard", async (route) => {
		const response = await route.fetch();
		const body = (await response.json()) as { data: { grade: number } };
		await route.fulfill({ response, json: { ...body, data: { ...body.data, grade: 2 } } });
	});
	await page.reload();
	await page.locator(".sd.is-young").waitFor();
	await expectToFit(page);
	const go = page.getByRole("link", { name: /^Go: / });
	expect((await go.boundingBox())?.height).toBeGreaterThanOrEqual(88);
});

test("a child follows its path, learns a skill in a lesson, and sets a goal", async () => {
	const child = await enter();
	const { page, complaints } = child;
	await page.getByRole("link", { name: "Your path" }).click();
	await page.waitForURL("**/student/get-lesson-list");
	await page.getByText("You are here", { exact: true }).first().waitFor();
	await page.locator('.pa-tile[aria-current="step"]').waitFor();
	// Every skill of the grade is on the path, each once.
	await expect.poll(() => page.locator(".pa-tile").count()).toBe(32);
	await page.getByRole("button", { name: "Grade 3" }).click();
	await expect.poll(() => page.locator(".pa-tile").count()).toBe(37);
	await page.getByRole("button", { name: "All", exact: true }).click();
	await page.getByRole("button", { name: /^5th Grade/ }).click();
	await page.getByLabel("Search skills").fill("DIFFERENT denominators");
	await page
		.getByRole("status")
		.filter({ hasText: /^1 skill$/ })
		.waitFor();
	await page.getByRole("button", { name: /^Fractions: different denominators/ }).click();
	const panel = page.getByRole("dialog", { name: "Fractions: different denominators" });
	await panel.getByText("Next review").waitFor();
	await expect
		.poll(() => panel.getByRole("link", { name: "Practice" }).getAttribute("href"))
		.toContain("/student/questions/skill/add-sub-fractions-unlike");
	const before = panel.getByRole("region", { name: "Builds on" }).getByRole("button").first();
	const beforeName = (await before.locator("span").innerText()).trim();
	await before.click();
	await page.getByRole("dialog", { name: beforeName }).waitFor();
	await page.goBack();
	await panel.waitFor();

	await panel.getByRole("link", { name: "Show me how" }).click();
	await seeTheIdea(page);
	await page.getByRole("heading", { name: "Look first" }).waitFor();
	// With Next; if a step asks first, a wrong choice gets feedback and the step can be shown.
	const toFinish = page.getByRole("button", { name: "Now you finish one" });
	const showMe = page.getByRole("button", { name: "Show me", exact: true });
	const next = page.getByRole("button", { name: "Next step" });
	for (let steps = 0; steps < 6 && (await toFinish.count()) === 0; steps += 1) {
		const shown = await page.locator(".ls-step").count();
		await next.click();
		await expect
			.poll(async () => (await showMe.count()) + (await page.locator(".ls-step").count()))
			.toBeGreaterThan(shown);
		if ((await showMe.count()) > 0) await showMe.click();
		await expect.poll(() => page.locator(".ls-step").count()).toBe(shown + 1);
	}
	await toFinish.click();
	await page.getByText("Here’s some help").waitFor();
	expectNoKeyIn(child);
	await page.getByRole("button", { name: "Back to the steps" }).click();
	await page.getByRole("heading", { name: "Look first" }).waitFor();
	await page.getByRole("link", { name: "Leave the lesson" }).click();
	await page.waitForURL("**/student/get-lesson-list");

	await page.goto("/student/goals");
	await page
		.getByText(/reached|Your goal for this week/)
		.first()
		.waitFor();
	await page.getByRole("button", { name: "More: questions a day" }).click();
	await page.getByRole("button", { name: "Save goals" }).click();
	await page.getByText("Your goals are saved.").waitFor();
	await page.getByRole("link", { name: "Back" }).click();
	await page.waitForURL("**/settings");
	expect(complaints).toEqual([]);
});

/** From the first picture of a lesson's idea to the example. */
async function seeTheIdea(page: Page): Promise<void> {
	await page.getByRole("heading", { name: "The idea" }).waitFor();
	const example = page.getByRole("button", { name: "Now watch an example" });
	const next = page.getByRole("button", { name: "Next", exact: true });
	while ((await example.count()) === 0) await next.click();
	await example.click();
}

test("a link to an unknown skill leads to the path", async () => {
	const { page } = await enter("/student/questions/skill/no-such-skill");
	await page.getByRole("heading", { name: "We can’t find this skill" }).waitFor();
	await page.getByRole("link", { name: "Your path" }).click();
	await page.waitForURL("**/student/get-lesson-list");
});

test("a lesson keeps the focus from its idea to the example", async () => {
	const { page, complaints } = await enter("/student/lesson?skill=greatest-common-factor");
	const focused = (text: string) =>
		expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
	await page.getByRole("button", { name: "Next", exact: true }).press("Enter");
	await page.getByRole("button", { name: "Start over" }).press("Enter");
	await focused("Next");
	const example = page.getByRole("button", { name: "Now watch an example" });
	while ((await example.count()) === 0) await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await focused("Watch one");
	await page.waitForFunction(() =>
		document.getAnimations().every(({ playState }) => playState !== "running"),
	);
	expect(await violationsOf(page)).toEqual([]);
	await page.getByRole("button", { name: "See the idea again" }).press("Enter");
	await focused("Next");
	await seeTheIdea(page);
	await focused("Watch one");
	expect(complaints).toEqual([]);
});

test("a child takes a placement, pauses, continues, and the parent reads the result", async () => {
	const child = await enter();
	const { page } = child;
	await page.getByRole("link", { name: "Your path" }).click();
	await page.getByRole("link", { name: "Starting point" }).click();
	await page.getByRole("heading", { name: "Find your starting point" }).waitFor();
	await page.getByRole("button", { name: "Start" }).press("Enter");
	const prompt = page.locator("#pl-prompt");
	await prompt.filter({ hasText: /^Question 1\./ }).waitFor();
	await page.getByRole("button", { name: "I haven’t learned this yet" }).press("Enter");
	await prompt.filter({ hasText: /^Question 2\./ }).waitFor();
	await page.getByText("Thanks. Here’s the next one.").waitFor();
	// The focus is in the box; nothing in it is no answer.
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Try again" }).press("Enter");
	await page.keyboard.type("1");
	await page.keyboard.press("Enter");
	await prompt.filter({ hasText: /^Question 3\./ }).waitFor();
	const third = await prompt.innerText();
	const progress = page.getByRole("progressbar", { name: "Progress" });
	expect(await progress.getAttribute("aria-valuetext")).toBe("2 questions answered, up to 23 more");

	await page.getByRole("link", { name: "Stop for now" }).click();
	const card = page.getByRole("region", { name: "Your starting point" });
	await card.getByText("You’ve given 2 answers so far.").waitFor();
	await card.getByRole("link", { name: "Go: Your starting point" }).click();
	await page.getByRole("button", { name: "Continue" }).click();
	await prompt.waitFor();
	expect(await prompt.innerText()).toBe(third);
	expectNoKeyIn(child);

	const call = await callAs(product, "student");
	let { question } = await call(startPlacement, { body: {} });
	for (; question !== null; )
		({ question } = await call(answerPlacement, {
			params: { placement_question_id: question.id },
			body: { answer: null },
		}));
	await page.reload();
	await page.getByRole("heading", { name: "You found your starting point" }).waitFor();
	const starts = page.getByRole("region", { name: "What comes next" }).getByRole("link");
	expect(await starts.count()).toBeGreaterThan(0);
	const first = await starts.first().innerText();
	expect(child.complaints).toEqual([]);

	const parent = await enterTab(product, demoAccount(product, "parent"), {
		path: "/student-activity/details/",
		width: 360,
		height: 780,
	});
	await parent.page.getByRole("region", { name: "Starting point" }).getByRole("link").click();
	await parent.page.getByRole("heading", { name: /^Where Maya Okafor starts/ }).waitFor();
	await parent.page.getByText(first).first().waitFor();
	const answers = parent.page.getByRole("region", { name: "Every answer" });
	await answers.getByText("Not right").first().click();
	await answers.getByText("Answered").waitFor();
	expect(parent.complaints).toEqual([]);
});

test("a child repairs a mix-up from the plan: a lesson, then questions that can be resumed", async () => {
	const { page, complaints } = await enter();
	const mixUp = page.getByRole("link", { name: /^Let’s fix a mix-up/ });
	await page.getByRole("button", { name: "See today’s plan" }).click();
	await page
		.getByRole("region", { name: "Today’s plan" })
		.getByRole("link", { name: /^Let’s fix a mix-up.*decimal point/s })
		.click();
	await page.getByRole("heading", { name: "Let’s fix a mix-up" }).waitFor();
	await page.getByRole("region", { name: "What works" }).getByText("8.19").waitFor();
	await page.getByRole("button", { name: "Try three questions" }).click();
	await page.waitForURL("**/student/questions/session/**");
	await page.getByRole("heading", { name: /^Question 1 of 3/ }).waitFor();
	await page.goto("/student/dashboard");
	await mixUp.click();
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByRole("heading", { name: /^Question 1 of 3/ }).waitFor();
	expect(complaints).toEqual([]);
});

/** The last two numbers of a text: the addends. */
async function numbersIn(text: Locator): Promise<[number, number]> {
	const [one = 0, other = 0] = ((await text.textContent()) ?? "").match(/\d+/g)?.slice(-2).map(Number) ?? [];
	return [one, other];
}

/** Sets ask for sums in many ways: skips questions until one has a typed answer. */
async function openTypedSum(page: Page): Promise<void> {
	const asStudent = await callAs(product, "student");
	for (const skill_id of ["add-within-100", "add-within-1000"]) {
		const session = await asStudent(startSession, { body: { kind: "skill", skill_id } });
		const { questions } = session;
		const typed = questions.findIndex(
			({ question_type, interaction }) => question_type === "FILL_ONE" && interaction === null,
		);
		if (typed === -1) continue;
		for (const { id } of questions.slice(0, typed))
			await asStudent(skipQuestion, {
				params: { question_id: id },
				body: { client_key: randomUUID(), active_ms: 1_000, client_time: new Date().toISOString() },
			});
		await page.goto(`/student/questions/session/${session.id}`);
		await page.getByRole("heading", { name: `Question ${typed + 1} of ${questions.length}` }).waitFor();
		return;
	}
	throw new Error("no sum of these sets is typed");
}

test("after the same mistake twice a child sees a worked example of a similar question, and answers its own", async () => {
	const child = await enter();
	const { page } = child;
	await openTypedSum(page);
	const [one, other] = await numbersIn(page.locator("#pr-prompt"));
	const offer = page.getByRole("button", { name: "Show me one like it" });
	for (const isOffered of [false, true]) {
		await page.keyboard.type(`${Math.abs(one - other)}`);
		await page.keyboard.press("Enter");
		await page.getByRole("button", { name: "Try again" }).waitFor();
		await expect.poll(() => offer.count()).toBe(isOffered ? 1 : 0);
		if (!isOffered) await page.getByRole("button", { name: "Try again" }).click();
		if (!isOffered) await page.keyboard.press("ControlOrMeta+a");
	}
	await page.reload();
	await offer.click();
	const dialog = page.getByRole("dialog", { name: "One like yours" });
	const steps = dialog.getByRole("listitem");
	await expect.poll(() => steps.count()).toBe(1);
	for (const next = dialog.getByRole("button", { name: "Next step" }); (await next.count()) > 0; )
		await next.click();
	expect(await steps.count()).toBeGreaterThan(1);
	await dialog.getByRole("button", { name: "Now you try it" }).click();
	const [first, second] = await numbersIn(dialog.locator(".tw-prompt"));
	expect(first + second).not.toBe(one + other);
	// Its answer is a form with the page's keys: Enter checks, tries again, checks and goes back.
	await page.keyboard.type(`${first + second + 1}`);
	await page.keyboard.press("Enter");
	await dialog.getByRole("button", { name: "Try again" }).waitFor();
	await page.keyboard.press("Enter");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type(`${first + second}`);
	await page.keyboard.press("Enter");
	await dialog.getByText("That’s right").waitFor();
	await page.keyboard.press("Enter");
	await dialog.waitFor({ state: "detached" });
	await page.keyboard.type(`${one + other}`);
	await page.keyboard.press("Enter");
	await page.locator('[data-phase="correct"]').waitFor();
	expectNoKeyIn(child);
	expect(child.complaints).toEqual([]);
});

test("tiles wear an earned season until calm mode is on", async () => {
	// Calm mode stays on the device.
	const { page, close } = await visit(product.url);
	onTestFinished(close);
	await enterAs(page, demoAccount(product, "student"), "/student/profile");
	const choice = page.getByRole("radiogroup", { name: "How your tiles look" });
	const marks = page.locator(".sd-tiles .tile-marks");
	await choice.waitFor();
	expect(await marks.count()).toBe(0);
	expect(await choice.getByRole("radio", { name: "Winter" }).isDisabled()).toBe(true);
	await choice.getByText("Spring").click();
	await expect.poll(() => marks.count()).toBeGreaterThan(0);
	await page.reload();
	await marks.first().waitFor();
	await page.goto("/settings");
	await page.getByRole("switch", { name: "Calm mode" }).check();
	await page.goto("/student/profile");
	await page.locator(".sd-tiles svg").first().waitFor();
	expect(await marks.count()).toBe(0);
	expect(await choice.count()).toBe(0);
});
