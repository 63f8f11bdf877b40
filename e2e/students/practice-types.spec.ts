import { signOutEverywhere } from "@learnin/contract/routes/people/credentials.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { QuestionType, StudentAnswer } from "@learnin/domain/question/question";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { callWith } from "../support/api.ts";
import { auditTest, isAudit } from "../support/audit.ts";
import { expectNoKeyIn, openTab, type Visitor } from "../support/browser.ts";
import { enterAnswer, exampleOf, openQuestion, setOfZoe, zoe } from "../support/practice.ts";
import { startProduct } from "../support/product.ts";
import { enterNew } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";
import { questionTypeNames } from "@learnin/domain/question/question-type-names";

// The demo child Zoe has a set with every question type; each question is used by one test.

let session_id: string;
const product = useProduct(startProduct);
beforeAll(async () => {
	session_id = await setOfZoe(product);
});

async function openedByZoe(window = {}): Promise<Visitor> {
	const visitor = await openTab(product.url, zoe(product), window);
	onTestFinished(() => visitor.close());
	return visitor;
}

/** A browser of her own, for a test that leaves something on the device or signs out. */
function onOwnDevice(): Promise<Visitor> {
	return enterNew(product, zoe(product));
}

const phase = (page: Page, name: string) => page.locator(`[data-phase="${name}"]`);
const tries = (page: Page, count: number) => page.getByRole("img", { name: `${count} tries left` });
/** Enter checks from wherever the focus is; for written answers Ctrl and Enter do. */
const check = (page: Page) => page.keyboard.press("ControlOrMeta+Enter");

/** An entry that is unreadable or incomplete, for each type. */
const unreadable: Record<QuestionType, StudentAnswer | null> = {
	SELECT_ONE: null,
	SELECT_ALL: null,
	FILL_ONE: { question_type: "FILL_ONE", text: "--" },
	FILL_MULTIPLE: null,
	MATCH_THE_FOLLOWING: null,
	LABELED_INPUT: null,
	VERIFY_WITH_LLM: null,
};

test("the heading's name is the question, with its formula in words", async () => {
	const { page } = await openedByZoe();
	const number = everyQuestion.findIndex(({ question }) => question.prompt.includes("dfrac{2}{3} + ")) + 1;
	await openQuestion(page, session_id, number);
	const name = new RegExp(`^Question ${number} of \\d+\\. What is two thirds plus one sixth\\?$`);
	await page.getByRole("heading", { level: 1, name }).waitFor();
	await page.getByRole("region", { name }).waitFor();
});

test("an entry in TeX explains how to type a fraction, and is a free retry", async () => {
	const { page } = await openedByZoe();
	const number = everyQuestion.findIndex(({ question }) => question.prompt.includes("Solve $4x = 10$")) + 1;
	await openQuestion(page, session_id, number);
	for (const [entry, said] of [
		["\\frac{5}{2}", "Type a fraction like 3/4, or a mixed number like 1 1/2."],
		["21\\2", "Use the other slash, and a space after a whole number: 3/4 or 5 1/2."],
		["12,345.678,9", "Too many points or commas. Use one decimal point at most, like 1234.5."],
	] as const) {
		await page.locator(".pr-boxes input").first().fill(entry);
		await check(page);
		await phase(page, "costless").waitFor();
		// Beside the box, where it can be fixed, and nowhere else; a screen reader announces it once.
		await page.locator(".pr-echo").getByText(said).waitFor();
		expect(await page.locator(".pr-side").getByText(said).count()).toBe(0);
		expect(await page.getByRole("status").getByText(said).count()).toBe(1);
		await page.locator(".pr-boxes input:focus").waitFor();
		await tries(page, 10).waitFor();
		await page.keyboard.type("1");
		await phase(page, "ask").waitFor();
	}
});

test("on a laptop the question, its answer and Check fit the window, with a hint too", async () => {
	const visitor = await openedByZoe({ width: 1440, height: 900 });
	const { page } = visitor;
	const prompt = page.locator("#pr-prompt");
	const checkButton = page.getByRole("button", { name: "Check" });
	// A figure above four options, five wide options, and keys beside the question.
	for (const [words, opensHint] of [
		["What is the name of this shape?", true],
		// Another test needs its hint unopened.
		["Which ribbons are longer", false],
		["What is $\\dfrac{2}{3}", true],
	] as const) {
		const number = everyQuestion.findIndex(({ question }) => question.prompt.startsWith(words)) + 1;
		await openQuestion(page, session_id, number);
		const expectInWindow = async () => {
			expect((await prompt.boundingBox())?.y).toBeGreaterThan(0);
			const box = await checkButton.boundingBox();
			expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
		};
		await expectInWindow();
		if (!opensHint) continue;
		await page.getByRole("button", { name: /^Hint/ }).click();
		const hints = await page.getByRole("region", { name: "Hints" }).boundingBox();
		expect((hints?.y ?? Infinity) + (hints?.height ?? 0)).toBeLessThanOrEqual(900);
		await expectInWindow();
	}
	expect(visitor.complaints).toEqual([]);
});

describe("by keyboard alone", () => {
	test.each(questionTypeNames)(
		"%s: nothing given costs nothing, wrong costs a try, a hint helps, right is right",
		async (type) => {
			const visitor = await openedByZoe();
			const { page } = visitor;
			const { question, number } = exampleOf(type);
			await openQuestion(page, session_id, number);
			await tries(page, 10).waitFor();

			// Not an answer yet: it says so, and costs nothing. An empty box is pointed out first.
			const nothing = unreadable[type];
			if (nothing !== null) await enterAnswer(page, question, nothing);
			await check(page);
			const pointedOut = page.getByText("This one is still empty");
			await phase(page, "costless").or(pointedOut).first().waitFor();
			if (await pointedOut.isVisible()) await check(page);
			await phase(page, "costless").waitFor();
			await tries(page, 10).waitFor();
			await page.keyboard.press("Enter");
			await phase(page, "ask").waitFor();

			await enterAnswer(page, question, wrongAnswer(question));
			await check(page);
			await phase(page, "not-yet").waitFor();
			await tries(page, 9).waitFor();
			await page.getByRole("button", { name: "Try again" }).press("Enter");
			await phase(page, "ask").waitFor();

			await page.getByRole("button", { name: /^Hint/ }).press("Enter");
			await page.getByRole("region", { name: "Hints" }).waitFor();
			await page.getByRole("button", { name: "Close hints" }).press("Enter");

			await enterAnswer(page, question, rightAnswer(question));
			await check(page);
			await phase(page, "correct").waitFor();
			await page
				.getByText(/Second try, one hint/)
				.first()
				.waitFor();
			await page.getByRole("heading", { name: "How it works" }).waitFor();

			// Enter continues.
			await page.keyboard.press("Enter");
			await page.getByRole("heading", { name: new RegExp(`^Question ${number + 1} of`) }).waitFor();
			expectNoKeyIn(visitor);
			expect(visitor.complaints).toEqual([]);
		},
	);

	// Each shows it elsewhere; the others are like one of them, and an audit skips all.
	const skipped: QuestionType[] = ["FILL_ONE", "FILL_MULTIPLE", "MATCH_THE_FOLLOWING", "LABELED_INPUT"];
	test.each(isAudit ? questionTypeNames : skipped)(
		"%s: after a skip, the answer is shown in its place, once",
		async (type) => {
			const visitor = await openedByZoe();
			const { page } = visitor;
			const { number } = exampleOf(type, 1);
			await openQuestion(page, session_id, number);
			await page.getByRole("button", { name: "Skip", exact: true }).press("Enter");
			await page.getByRole("button", { name: "Skip and show me" }).press("Enter");
			await phase(page, "skipped").waitFor();
			await page.getByRole("heading", { name: "How it works" }).waitFor();
			const shown = {
				MATCH_THE_FOLLOWING: ".mt-line.is-right",
				LABELED_INPUT: ":is(.pr-box, .pr-told).is-right",
			};
			const isBelow = type === "FILL_ONE" || type === "VERIFY_WITH_LLM";
			expect(await page.getByRole("heading", { name: /^The answers?$/ }).count()).toBe(isBelow ? 1 : 0);
			if (type in shown)
				await expect.poll(() => page.locator(shown[type as keyof typeof shown]).count()).toBeGreaterThan(0);
			if (type === "FILL_MULTIPLE")
				await expect.poll(() => page.locator(".pr-told").count()).toBeGreaterThan(1);
			expect(visitor.complaints).toEqual([]);
		},
	);
});

test("a point on a number line is placed by mouse, finger and keys, or typed; a known mistake is named", async () => {
	const visitor = await openedByZoe({ width: 360, height: 780 });
	const { page } = visitor;
	const number = everyQuestion.findIndex(({ question }) => question.interaction?.kind === "number_line") + 1;
	await openQuestion(page, session_id, number);
	const point = page.getByRole("slider", { name: "Point on the number line" });
	const at = (text: string) => expect.poll(() => point.getAttribute("aria-valuetext")).toBe(text);
	await at("Not placed yet");
	const track = await page.locator(".nl-track").boundingBox();
	const x = (mark: number) => (track?.x ?? 0) + ((track?.width ?? 0) * mark) / 8;
	const y = (track?.y ?? 0) + 28;

	// Dragged from one mark to another; undo restores it.
	await page.mouse.move(x(1), y);
	await page.mouse.down();
	await page.mouse.move(x(4), y, { steps: 5 });
	await page.mouse.up();
	await at("1");
	await page.getByRole("button", { name: "Undo" }).click();
	await at("Not placed yet");

	const client = await page.context().newCDPSession(page);
	await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x(6), y }] });
	await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x(7), y }] });
	await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await at("one and three fourths");
	await point.press("Escape");

	await point.press("Home");
	await at("0");
	await point.press("End");
	await at("2");
	await point.press("Shift+ArrowLeft");
	await at("0");
	for (const _ of [1, 2, 3, 4]) await point.press("ArrowRight");
	await at("1");
	await check(page);
	await phase(page, "not-yet").waitFor();
	await page.getByText("It looks like the mark at 0 was counted.").first().waitFor();
	await page.getByRole("button", { name: "Try again" }).press("Enter");

	await page.getByRole("radio", { name: "Type it" }).check({ force: true });
	await page.getByRole("textbox", { name: "Numerator" }).fill("5");
	await page.getByRole("textbox", { name: "Denominator" }).fill("4");
	await page.getByRole("radio", { name: "Number line" }).check({ force: true });
	await at("one and one fourth");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

auditTest("parts are shaded by mouse, finger and keys; a known mistake is named", async () => {
	const visitor = await openedByZoe({ width: 360, height: 780 });
	const { page } = visitor;
	const number = everyQuestion.findIndex(({ question }) => question.interaction?.kind === "shading") + 1;
	await openQuestion(page, session_id, number);
	const board = page.getByRole("slider", { name: "Shaded parts" });
	const at = (text: string) => expect.poll(() => board.getAttribute("aria-valuetext")).toBe(text);
	await at("None shaded yet");
	const box = await board.boundingBox();
	const x = (part: number) => (box?.x ?? 0) + ((box?.width ?? 0) * (part + 0.5)) / 8;
	const y = (box?.y ?? 0) + 40;

	// Brushed over three parts, then one of them cleared.
	await page.mouse.move(x(1), y);
	await page.mouse.down();
	await page.mouse.move(x(3), y, { steps: 8 });
	await page.mouse.up();
	await at("3 of 8 parts shaded");
	await page.mouse.click(x(2), y);
	await at("2 of 8 parts shaded");
	await page.getByRole("button", { name: "Undo" }).click();
	await at("3 of 8 parts shaded");
	const client = await page.context().newCDPSession(page);
	await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x(6), y }] });
	await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await at("4 of 8 parts shaded");
	await board.press("ArrowLeft");
	await at("3 of 8 parts shaded");
	await check(page);
	await phase(page, "not-yet").waitFor();
	await page.getByText("Three parts are shaded.").first().waitFor();
	await page.getByRole("button", { name: "Try again" }).press("Enter");
	await board.press("End");
	await at("8 of 8 parts shaded");
	await board.press("ArrowLeft");
	await board.press("ArrowLeft");
	await check(page);
	await phase(page, "correct").waitFor();
	expect(visitor.complaints).toEqual([]);
});

describe("forms and tries", () => {
	test("the right value in another form is asked for again as a free retry", async () => {
		const { page } = await openedByZoe();
		const { number } = exampleOf("FILL_ONE", 2);
		await openQuestion(page, session_id, number);
		await page.keyboard.type("10/12");
		await check(page);
		await phase(page, "costless").waitFor();
		await page.getByText("Now simplify the fraction").first().waitFor();
		await tries(page, 10).waitFor();
	});

	test("after ten tries the explanation is shown, and a new question replaces it", async () => {
		const { page } = await openedByZoe();
		const { question, number } = exampleOf("FILL_ONE", 4);
		await openQuestion(page, session_id, number);
		for (let n = 0; n < 10; n += 1) {
			const { text } = wrongAnswer(question, n + 5) as { text: string };
			await page.keyboard.type(text);
			await check(page);
			if (n === 9) break;
			await tries(page, 9 - n)
				.or(page.getByRole("img", { name: "1 try left" }))
				.waitFor();
			await page.keyboard.press("Enter");
			await phase(page, "ask").waitFor();
			await page.keyboard.press("ControlOrMeta+a");
		}
		await phase(page, "out-of-tries").waitFor();
		await page.getByRole("heading", { name: "How it works" }).waitFor();
		await page.getByRole("button", { name: "Try a new one" }).press("Enter");
		await phase(page, "ask").waitFor();
		await tries(page, 10).waitFor();
	});
});

test("a question is bookmarked and unbookmarked, and a problem is reported once", async () => {
	const visitor = await openedByZoe();
	const { page } = visitor;
	const { number } = exampleOf("SELECT_ONE", 2);
	await openQuestion(page, session_id, number);
	const bookmark = page.getByRole("button", { name: "Bookmark", pressed: false });
	// The button changes immediately; the list follows the server.
	const isKept = page.waitForResponse((response) => response.url().includes("/api/bookmarks/"));
	await bookmark.press("Enter");
	await page.getByRole("button", { name: "Bookmark", pressed: true }).waitFor();
	await isKept;
	await page.goto("/student/bookmarks");
	await page.getByText("Which fraction is at the dot?").first().waitFor();

	await openQuestion(page, session_id, number);
	await page.getByRole("button", { name: "Bookmark", pressed: true }).press("Enter");
	await page.getByRole("button", { name: "Bookmark", pressed: false }).waitFor();

	for (const expected of [/Thank you/, /already told us about this question/]) {
		await page.getByRole("button", { name: "Report a problem" }).press("Enter");
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("radio").first().press("Space");
		await dialog.getByRole("button", { name: "Send" }).press("Enter");
		await page.getByText(expected).first().waitFor();
		await page.keyboard.press("Escape");
	}
});

describe("a match", () => {
	test("is drawn with the pointer, moved, removed and chosen from a list", async () => {
		const { page } = await openedByZoe();
		const { question, number } = exampleOf("MATCH_THE_FOLLOWING", 2);
		if (question.question_type !== "MATCH_THE_FOLLOWING") throw new Error("no match");
		await openQuestion(page, session_id, number);
		const [one, two] = question.left_options.map(({ id }) => page.locator(`[data-end="left ${id}"]`));
		const [right] = question.right_options.map(({ id }) => page.locator(`[data-end="right ${id}"]`));
		if (!one || !two || !right) throw new Error("too few options");
		// The code for drawing loads late, like this button.
		await page.getByRole("button", { name: "Bookmark this question" }).waitFor();
		await one.dragTo(right);
		await expect.poll(() => page.locator(".mt-line").count()).toBe(1);
		await expect.poll(() => one.textContent()).toContain("matched with");

		// A matched partner moves.
		await two.click();
		await right.click();
		await expect.poll(() => one.textContent()).toContain("not matched yet");
		await expect.poll(() => two.textContent()).toContain("matched with");

		await page.getByRole("button", { name: /^Remove this line/ }).click();
		await expect.poll(() => page.locator(".mt-line").count()).toBe(0);

		await page.getByText("List", { exact: true }).click();
		await page.getByRole("combobox").first().selectOption({ index: 1 });
		await page.getByText("Lines", { exact: true }).click();
		await expect.poll(() => page.locator(".mt-line").count()).toBe(1);
	});
});

describe("offline", () => {
	test("answers are kept in order, the set continues, and each counts once after reconnecting", async () => {
		const { page, context } = await onOwnDevice();
		const first = exampleOf("SELECT_ONE", 3);
		const second = exampleOf("SELECT_ONE", 4);
		const third = exampleOf("MATCH_THE_FOLLOWING", 4);
		// What the other questions of the set need loads late, like this button.
		const loaded = page.waitForResponse((response) => response.url().includes("select-all-input"));
		await openQuestion(page, session_id, first.number);
		await loaded;
		await page.getByRole("button", { name: "Bookmark this question" }).waitFor();
		const sent: string[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith("/attempts")) sent.push(request.url());
		});
		await context.setOffline(true);
		const kept = async ({ question }: typeof first, answer: StudentAnswer) => {
			await enterAnswer(page, question, answer);
			await check(page);
			await phase(page, "kept").waitFor();
			await page.getByText("We’ll check this when you’re back online").first().waitFor();
		};
		await kept(first, wrongAnswer(first.question));
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { name: new RegExp(`^Question ${second.number} of`) }).waitFor();
		await kept(second, rightAnswer(second.question));
		await page.getByRole("button", { name: "More", exact: true }).press("Enter");
		await page.getByRole("button", { name: new RegExp(`^Question ${third.number},`) }).press("Enter");
		await page.getByRole("heading", { name: new RegExp(`^Question ${third.number} of`) }).waitFor();
		// Nothing is not kept: it is asked for, as online.
		await check(page);
		await phase(page, "costless").waitFor();
		await page.keyboard.press("Enter");
		await phase(page, "ask").waitFor();
		await kept(third, rightAnswer(third.question));

		sent.length = 0;
		await context.setOffline(false);
		await phase(page, "correct").waitFor();
		await page.getByText(`Question ${second.number}: you got it!`).waitFor();
		expect(sent.map((url) => sent.indexOf(url))).toEqual([0, 1, 2]);
		await page.getByRole("button", { name: "Go back to it" }).press("Enter");
		await phase(page, "not-yet").waitFor();
		await tries(page, 9).waitFor();
		await expect
			.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("unsent"))))
			.toEqual([]);
	});

	test("an answer kept on the device survives a reload and is sent from a second tab", async () => {
		const { page, context } = await onOwnDevice();
		const { question, number } = exampleOf("SELECT_ONE", 5);
		await openQuestion(page, session_id, number);
		await page.route("**/attempts", (route) => route.abort());
		await enterAnswer(page, question, rightAnswer(question));
		await check(page);
		await phase(page, "kept").waitFor();
		await page.reload();
		await phase(page, "kept").waitFor();

		const other = await context.newPage();
		await openQuestion(other, session_id, exampleOf("SELECT_ALL", 4).number);
		await other.getByText(`Question ${number}: you got it!`).waitFor();
		await other.close();
		await page.goto(`/student/questions/session/${session_id}?question=${number}`);
		await phase(page, "correct").waitFor();
	});
});

test("a written answer is reviewed while the student continues, and the verdict reaches the student", async () => {
	const { page } = await openedByZoe();
	const { question, number } = exampleOf("VERIFY_WITH_LLM", 2);
	await openQuestion(page, session_id, number);
	let isHeld = true;
	await page.route("**/status", (route) => (isHeld ? route.abort() : route.continue()));
	await enterAnswer(page, question, rightAnswer(question));
	await check(page);
	await phase(page, "in-review").waitFor();
	await page.getByText("We’re reading your answer").first().waitFor();
	await page.getByRole("button", { name: "Next" }).press("Enter");
	await page.getByRole("heading", { name: new RegExp(`^Question ${number + 1} of`) }).waitFor();
	isHeld = false;
	await page.getByText(`Question ${number}:`).first().waitFor();
});

test("calm mode hides points and persists", async () => {
	const { page } = await onOwnDevice();
	const { number } = exampleOf("SELECT_ALL", 3);
	await openQuestion(page, session_id, number);
	await page.getByText("pts").first().waitFor();
	await page.getByText("halves the points").waitFor();
	await page.getByRole("button", { name: "More", exact: true }).press("Enter");
	await page.getByRole("switch", { name: "Calm mode" }).press("Space");
	await page.keyboard.press("Escape");
	await expect.poll(() => page.getByText("pts").count()).toBe(0);
	await expect.poll(() => page.getByText("halves the points").isVisible()).toBe(false);
	await page.reload();
	await page.locator("[data-calm]").waitFor();
});

test("what was typed comes back after a session that was ended elsewhere", async () => {
	const visitor = await onOwnDevice();
	const { page } = visitor;
	const { number } = exampleOf("FILL_ONE", 3);
	await openQuestion(page, session_id, number);
	await page.keyboard.type("3");
	const typed = page.locator(".pr-boxes input").first();
	await expect.poll(() => typed.inputValue()).toBe("3");
	// On a slow device the page renders once more between the end of the session and the gate's own render.
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	const elsewhere = await callWith(product.url, zoe(product));
	await elsewhere(signOutEverywhere, { body: { confirm: true } });
	await page.getByRole("button", { name: /^Hint/ }).click();
	await page.getByText("You were signed out on all devices. Please sign in again.").first().waitFor();
	await page.getByLabel("Email").fill(zoe(product).email);
	await page.getByLabel("Password", { exact: true }).fill(zoe(product).password);
	await page.getByRole("button", { name: "Login", exact: true }).click();
	await page.getByRole("heading", { name: new RegExp(`^Question ${number} of`) }).waitFor();
	await expect.poll(() => typed.inputValue()).toBe("3");
});
