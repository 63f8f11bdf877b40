import { AxeBuilder } from "@axe-core/playwright";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { InteractionKind } from "@learnin/domain/interactions/interaction";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { closeBrowser, expectNoKeyIn, openBrowser, visit, type Visitor } from "./support/browser.ts";
import { openQuestion, unfinishedSession } from "./support/practice.ts";
import { type Product, startProduct } from "./support/product.ts";
import { enterAs } from "./support/walk.ts";

// Answers that are made: each thing is used by mouse, by touch and by keys, is wrong once with a named mistake, and is
// looked over by axe. The demo child Zoe has one question for each; it is used by one test.

let product: Product;
let session_id: string;
beforeAll(async () => {
	[product] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
	await closeBrowser();
	await product.stop();
});

/** A child with a phone, before the question that is answered in this way. */
function open(kind: InteractionKind): Promise<Visitor> {
	return openNumber(numberOf(kind));
}

async function openNumber(number: number): Promise<Visitor> {
	const visitor = await visit(product.url, { width: 360, height: 780 });
	onTestFinished(() => visitor.close());
	const account = product.demo.find(({ email }) => email.startsWith("zoe"));
	if (account === undefined) throw new Error("no demo child Zoe");
	await enterAs(visitor.page, account);
	session_id ??= await unfinishedSession(visitor.page);
	await openQuestion(visitor.page, session_id, number);
	return visitor;
}

function numberOf(kind: InteractionKind): number {
	return everyQuestion.findIndex(({ question }) => question.interaction?.kind === kind) + 1;
}

const phase = (page: Page, name: string) => page.locator(`[data-phase="${name}"]`);
const check = (page: Page) => page.keyboard.press("ControlOrMeta+Enter");

async function tryAgain(page: Page, mistake: string): Promise<void> {
	await phase(page, "not-yet").waitFor();
	await page.getByText(mistake).first().waitFor();
	await page.getByRole("button", { name: "Try again" }).press("Enter");
}

async function expectNoFaults(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).include("main").analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
	const box = await thing.boundingBox();
	if (box === null) throw new Error("nothing to see there");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
	const [start, end] = [await middleOf(from), await middleOf(to)];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(end.x, end.y, { steps: 6 });
	await page.mouse.up();
}

async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
	const [start, end] = [await middleOf(from), await middleOf(to)];
	const client = await page.context().newCDPSession(page);
	await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
	for (const share of [0.3, 0.7, 1])
		await client.send("Input.dispatchTouchEvent", {
			type: "touchMove",
			touchPoints: [{ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }],
		});
	await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function pressByFinger(page: Page, place: { x: number; y: number }): Promise<void> {
	const client = await page.context().newCDPSession(page);
	await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
	await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** A dot with a pen that is pressed hard. */
async function pressByPen(page: Page, place: { x: number; y: number }): Promise<void> {
	const client = await page.context().newCDPSession(page);
	for (const type of ["mousePressed", "mouseReleased"] as const)
		await client.send("Input.dispatchMouseEvent", {
			type,
			...place,
			button: "left",
			clickCount: 1,
			pointerType: "pen",
			force: 1,
		});
}

test("cards are put in order by mouse, finger and keys, or from lists; a named mistake is told", async () => {
	const visitor = await open("order");
	const { page } = visitor;
	const card = (name: string) => page.getByRole("button", { name: new RegExp(`^${name} ?,`) });
	const slot = (number: number) =>
		page.getByRole("button", { name: new RegExp(`^Put it in place ${number} of`) });
	const said = (name: string, where: string) =>
		page.getByRole("button", { name: new RegExp(`^${name} ?, ${where}$`) }).waitFor();

	await dragByMouse(page, card("1 over 4"), slot(1));
	await said("1 over 4", "in place 1 of 4, Least");
	await dragByFinger(page, card("2 over 3"), slot(2));
	await said("2 over 3", "in place 2 of 4, 2nd");
	// Pressed, and the place pressed.
	await card("3 over 8").click();
	await slot(4).click();
	await said("3 over 8", "in place 4 of 4, Greatest");
	await check(page);
	await page.getByText("Some places are still empty.").waitFor();
	await expectNoFaults(page);

	// By keys alone: into the free place, on by one, and back where it was.
	await card("5 over 6").press("ArrowRight");
	await said("5 over 6", "in place 3 of 4, 3rd");
	await page.keyboard.press("Home");
	await said("5 over 6", "in place 1 of 4, Least");
	await page.keyboard.press("Escape");
	await said("5 over 6", "not placed yet");
	await page.keyboard.press("ArrowLeft");
	await said("5 over 6", "in place 3 of 4, 3rd");
	await check(page);
	await tryAgain(page, "It looks like only the numerators were compared.");

	await card("3 over 8").press("ArrowLeft");
	await said("3 over 8", "in place 3 of 4, 3rd");
	await page.getByRole("button", { name: "Undo" }).click();
	await said("3 over 8", "in place 4 of 4, Greatest");
	await page.getByRole("radio", { name: "List" }).check({ force: true });
	await page.getByRole("combobox", { name: "2nd" }).selectOption({ label: "3 over 8" });
	await page.getByRole("radio", { name: "Cards" }).check({ force: true });
	await said("2 over 3", "in place 4 of 4, Greatest");
	await card("2 over 3").press("Shift+ArrowLeft");
	await said("2 over 3", "in place 1 of 4, Least");
	await page.keyboard.press("Escape");
	await card("2 over 3").press("ArrowLeft");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

test("cards are sorted by mouse, finger and keys, or from lists; a named mistake is told", async () => {
	const visitor = await open("sort");
	const { page } = visitor;
	const card = (name: string) => page.getByRole("button", { name: new RegExp(`^${name} ?,`) });
	const bin = (name: string) => page.getByRole("button", { name: `Put it in “${name}”` });
	const said = (name: string, where: string) =>
		page.getByRole("button", { name: new RegExp(`^${name} ?, ${where}$`) }).waitFor();

	await dragByMouse(page, card("two thirds"), bin("Greater"));
	await said("two thirds", "in “Greater”");
	await dragByFinger(page, card("five sixths"), bin("Greater"));
	await said("five sixths", "in “Greater”");
	await card("two fourths").click();
	await bin("Equal").click();
	await said("two fourths", "in “Equal”");
	await check(page);
	await page.getByText("Some cards are not sorted yet.").waitFor();
	await expectNoFaults(page);

	await card("one sixth").press("ArrowRight");
	await said("one sixth", "in “Less”");
	await card("five tenths").press("End");
	await said("five tenths", "in “Greater”");
	await page.keyboard.press("ArrowLeft");
	await said("five tenths", "in “Equal”");
	await card("three eighths").press("ArrowLeft");
	await said("three eighths", "in “Greater”");
	await check(page);
	await tryAgain(page, "How many parts make one half?");
	await page.getByRole("radio", { name: "List" }).check({ force: true });
	await page.getByRole("combobox", { name: "three eighths" }).selectOption("Less");
	await page.getByRole("radio", { name: "Cards" }).check({ force: true });
	await said("three eighths", "in “Less”");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

test("points are plotted by mouse, finger and keys, or typed; a named mistake is told", async () => {
	const visitor = await open("plane");
	const { page } = visitor;
	const point = (letter: string) => page.getByRole("slider", { name: `Point ${letter}`, exact: true });
	const at = (letter: string, text: string) =>
		expect.poll(() => point(letter).getAttribute("aria-valuetext")).toBe(text);
	const board = page.locator(".plane-board");
	/** A crossing on the screen; the drawing of ten units has thirty of its 460 as a margin. */
	const crossing = async (x: number, y: number) => {
		// Clear of the bar at the bottom.
		await board.evaluate((element) => element.scrollIntoView({ block: "center" }));
		const box = await board.boundingBox();
		const unit = (box?.width ?? 0) / 460;
		return { x: (box?.x ?? 0) + (230 + 40 * x) * unit, y: (box?.y ?? 0) + (230 - 40 * y) * unit };
	};
	await at("A", "Not plotted yet");

	const first = await crossing(1, 1);
	const second = await crossing(-2, 3);
	await page.mouse.move(first.x, first.y);
	await page.mouse.down();
	await page.mouse.move(second.x + 3, second.y - 3, { steps: 6 });
	await page.mouse.up();
	await at("A", "(−2, 3)");
	await check(page);
	await page.getByText("Some points are not plotted yet.").waitFor();
	await expectNoFaults(page);

	await pressByFinger(page, await crossing(-3, -2));
	await at("B", "(−3, −2)");

	// By keys: to the edges, one grid line at a time, and back.
	await point("B").press("Home");
	await at("B", "(−5, −2)");
	await point("B").press("Shift+ArrowUp");
	await at("B", "(−5, 5)");
	await page.keyboard.press("Escape");
	await at("B", "(−3, −2)");
	await check(page);
	await tryAgain(page, "It looks like the coordinates were swapped.");

	for (const _ of [1, 2, 3, 4, 5]) await point("A").press("ArrowRight");
	for (const _ of [1, 2, 3, 4]) await point("A").press("ArrowDown");
	await at("A", "(3, −1)");
	await page.getByRole("button", { name: "Undo" }).click();
	await at("A", "(3, 0)");
	await page.getByRole("radio", { name: "Type it" }).check({ force: true });
	await page.locator(".pr-boxes input").nth(1).fill("-2");
	await page.getByRole("radio", { name: "Plane" }).check({ force: true });
	await at("A", "(3, −2)");
	await check(page);
	await phase(page, "correct").waitFor();

	// The image of a figure, corner by corner.
	const reflected = everyQuestion.findIndex(
		({ title }) => title === "A triangle reflected across the y-axis",
	);
	await openQuestion(page, session_id, reflected + 1);
	await pressByFinger(page, await crossing(1, 1));
	await at("A′", "(1, 1)");
	const corner = await crossing(-4, -1);
	await page.mouse.click(corner.x, corner.y);
	await at("B′", "(−4, −1)");
	await point("C′").press("Home");
	await at("C′", "(−5, 0)");
	await page.keyboard.press("ArrowRight");
	for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowUp");
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "That is the image across the x-axis.");
	for (const _ of [1, 2]) await point("A′").press("ArrowLeft");
	for (const _ of [1, 2]) await page.keyboard.press("ArrowDown");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

test("the hands of a clock are turned by mouse, finger and keys; a named mistake is told", async () => {
	const visitor = await open("clock");
	const { page } = visitor;
	const hand = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, text: string) =>
		expect.poll(() => hand(name).getAttribute("aria-valuetext")).toBe(text);
	/** A number of the face, as far from the middle as the tip of the long hand. */
	const number = async (hour: number) => {
		const box = await page.locator(".clock").boundingBox();
		const [angle, far] = [(hour / 6) * Math.PI, (box?.width ?? 0) * 0.36];
		const { x, y } = await middleOf(page.locator(".clock"));
		return { x: x + far * Math.sin(angle), y: y - far * Math.cos(angle) };
	};
	await at("Hour hand", "At the 12");
	await page.locator(".clock").evaluate((element) => element.scrollIntoView({ block: "center" }));

	// Backwards over the 12: the short hand goes back as well.
	const [start, between, end] = [await number(12), await number(10), await number(8)];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	for (const place of [between, end]) await page.mouse.move(place.x, place.y, { steps: 4 });
	await page.mouse.up();
	await at("Minute hand", "At the 8");
	await at("Hour hand", "Between the 11 and the 12");
	await expectNoFaults(page);

	const client = await page.context().newCDPSession(page);
	const tip = await middleOf(hand("Hour hand"));
	const five = await number(5.7);
	await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [tip] });
	await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [five] });
	await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await at("Hour hand", "Between the 5 and the 6");
	await at("Minute hand", "At the 8");
	await check(page);
	await tryAgain(page, "The minutes are right. Which hour is it, the one before or the one after?");

	await hand("Hour hand").press("ArrowLeft");
	await at("Hour hand", "Between the 4 and the 5");
	await hand("Minute hand").press("Shift+ArrowRight");
	await at("Minute hand", "At the 6");
	await at("Hour hand", "Between the 5 and the 6");
	await page.keyboard.press("Escape");
	await at("Minute hand", "At the 8");
	await page.getByRole("button", { name: "Clear" }).click();
	await at("Minute hand", "At the 12");
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("radio", { name: "Type it" }).check({ force: true });
	await page.locator(".pr-boxes input").fill("4:40");
	await page.getByRole("radio", { name: "Clock" }).check({ force: true });
	await at("Hour hand", "Between the 4 and the 5");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

test("an inequality is drawn by mouse, finger and keys; a named mistake is told", async () => {
	const visitor = await open("inequality");
	const { page } = visitor;
	const dot = page.getByRole("slider", { name: "Dot on the number line" });
	const at = (text: string) => expect.poll(() => dot.getAttribute("aria-valuetext")).toBe(text);
	/** A mark of the line, which has twelve steps. */
	const mark = async (value: number) => {
		const box = await page.locator(".nl-track").boundingBox();
		return { x: (box?.x ?? 0) + ((value + 6) / 12) * (box?.width ?? 0), y: (box?.y ?? 0) + 28 };
	};
	const press = async (name: string) => page.getByRole("radio", { name }).check({ force: true });

	const [first, second] = [await mark(1), await mark(4)];
	await page.mouse.move(first.x, first.y);
	await page.mouse.down();
	await page.mouse.move(second.x, second.y, { steps: 5 });
	await page.mouse.up();
	await at("open dot at 4, arrow to the right");
	await press("To the left");
	await at("open dot at 4, arrow to the left");
	await press("To the right");
	await expectNoFaults(page);
	await pressByFinger(page, await mark(-3));
	await at("open dot at -3, arrow to the right");
	await dot.press("ArrowRight");
	await at("open dot at -2, arrow to the right");
	await check(page);
	await tryAgain(page, "Look at the boundary: does the number itself belong to it?");
	await press("Closed dot");
	await dot.press("End");
	await at("closed dot at 6, arrow to the right");
	await page.keyboard.press("Escape");
	await at("closed dot at -2, arrow to the right");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

test("bars are drawn by mouse, finger and keys; a named mistake is told", async () => {
	const visitor = await open("chart");
	const { page } = visitor;
	const bar = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, value: string) =>
		expect.poll(() => bar(name).getAttribute("aria-valuetext")).toBe(value);
	await page.locator(".chart-board").evaluate((element) => element.scrollIntoView({ block: "center" }));
	/** So many of the eight steps above the foot of a bar; the drawing is 336 high, from 22 to 284. */
	const above = async (name: string, steps: number) => {
		const { x } = await middleOf(bar(name));
		const box = await page.locator(".chart-board").boundingBox();
		return { x, y: (box?.y ?? 0) + ((284 - steps * (262 / 8)) / 336) * (box?.height ?? 0) };
	};
	await at("dogs", "0");
	const [foot, top] = [await above("dogs", 0), await above("dogs", 4)];
	await page.mouse.move(foot.x, foot.y);
	await page.mouse.down();
	await page.mouse.move(top.x, top.y, { steps: 6 });
	await page.mouse.up();
	await at("dogs", "4");
	await expectNoFaults(page);
	await pressByFinger(page, await above("cats", 3));
	await at("cats", "3");
	await bar("cats").press("ArrowDown");
	await bar("fish").press("End");
	await at("fish", "8");
	await page.keyboard.press("Escape");
	await at("fish", "0");
	await bar("fish").press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await check(page);
	await tryAgain(page, "One is missing in this column.");
	await page.getByRole("radio", { name: "Type it" }).check({ force: true });
	await page.locator(".pr-boxes input").first().fill("5");
	await page.getByRole("radio", { name: "Chart" }).check({ force: true });
	await at("dogs", "5");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

test("blocks are traded, jumps made and coins put down by mouse, finger and keys; named mistakes are told", async () => {
	const visitor = await open("blocks");
	const { page } = visitor;
	const pile = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, count: string) =>
		expect.poll(() => pile(name).getAttribute("aria-valuetext")).toBe(count);
	const press = (name: string) => page.getByRole("button", { name }).click();
	await at("Tens", "5");
	await at("Ones", "3");
	await pile("Tens").press("ArrowLeft");
	await page.keyboard.press("ArrowLeft");
	await pressByFinger(page, await middleOf(page.getByRole("button", { name: "Put one down: Ones" })));
	await check(page);
	await tryAgain(page, "Trade a ten first.");
	await page.getByRole("button", { name: "Clear" }).click();
	await at("Tens", "5");
	await press("Trade 1 ten for 10 ones");
	await at("Ones", "13");
	await at("Tens", "4");
	await expectNoFaults(page);
	for (const _ of [1, 2]) await press("Take one away: Tens");
	await pile("Ones").press("Shift+ArrowLeft");
	await at("Ones", "3");
	await page.keyboard.press("Escape");
	await at("Ones", "13");
	for (const _ of [1, 2, 3, 4, 5, 6, 7]) await pile("Ones").press("ArrowDown");
	await check(page);
	await phase(page, "correct").waitFor();

	await openQuestion(page, session_id, numberOf("jumps"));
	const end = page.getByRole("slider", { name: "Where the jumps end" });
	const endsAt = (text: string) => expect.poll(() => end.getAttribute("aria-valuetext")).toBe(text);
	await endsAt("No jump yet, at 45");
	await press("Jump 10 to the right");
	await pressByFinger(page, await middleOf(page.getByRole("button", { name: "Jump 10 to the right" })));
	await endsAt("65");
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "Those are the tens of 28.");
	await end.press("Home");
	await endsAt("0");
	await page.keyboard.press("Escape");
	await endsAt("65");
	const from = await middleOf(end);
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(from.x + 300, from.y, { steps: 5 });
	await page.mouse.up();
	await endsAt("100");
	await press("Undo");
	await endsAt("65");
	await end.press("Shift+ArrowRight");
	for (const _ of [1, 2]) await end.press("ArrowLeft");
	await check(page);
	await phase(page, "correct").waitFor();

	await openQuestion(page, session_id, numberOf("money"));
	const quarter = page.getByRole("button", { name: "Put one down: Quarters" });
	for (const _ of [1, 2]) await pressByFinger(page, await middleOf(quarter));
	await press("Put one down: Dimes");
	await pile("Nickels").press("ArrowRight");
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "That is the price.");
	await press("Undo");
	await at("Nickels", "0");
	await pile("Quarters").press("ArrowLeft");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

test("points and a piece of a number line are placed by mouse, finger and keys; named mistakes are told", async () => {
	const visitor = await open("line_points");
	const { page } = visitor;
	const slider = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, text: string) =>
		expect.poll(() => slider(name).getAttribute("aria-valuetext")).toBe(text);
	/** A mark of a line of so many equal steps. */
	const mark = async (number: number, steps: number) => {
		const box = await page.locator(".nl-track").boundingBox();
		return { x: (box?.x ?? 0) + (number / steps) * (box?.width ?? 0), y: (box?.y ?? 0) + 28 };
	};
	await at("Point A", "Not placed yet");
	const [first, second] = [await mark(8, 12), await mark(10, 12)];
	await page.mouse.move(first.x, first.y);
	await page.mouse.down();
	await page.mouse.move(second.x, second.y, { steps: 5 });
	await page.mouse.up();
	await at("Point A", "4");
	await check(page);
	await page.getByText("Some points are not placed yet.").waitFor();
	await expectNoFaults(page);
	await pressByFinger(page, await mark(6, 12));
	await at("Point B", "0");
	await slider("Point B").press("End");
	await at("Point B", "6");
	await page.keyboard.press("Escape");
	await at("Point B", "0");
	await slider("Point A").press("Shift+ArrowLeft");
	await at("Point A", "-6");
	for (const _ of [1, 2]) await page.keyboard.press("ArrowRight");
	await check(page);
	await tryAgain(page, "Zero is in the middle. How far past it is the opposite?");
	await page.getByRole("radio", { name: "Type it" }).check({ force: true });
	await page.locator(".pr-boxes input").nth(1).fill("4");
	await page.getByRole("radio", { name: "Number line" }).check({ force: true });
	await at("Point B", "4");
	await check(page);
	await phase(page, "correct").waitFor();

	await openQuestion(page, session_id, numberOf("interval"));
	const choose = async (end: string, name: string) =>
		page.getByRole("group", { name: end }).getByRole("radio", { name }).check({ force: true });
	const [low, high] = [await mark(2, 12), await mark(8, 12)];
	await dragByMouse(page, slider("Left end"), slider("Left end"));
	await at("Left end", "open dot at 4");
	await page.mouse.move((await mark(4, 12)).x, low.y);
	await page.mouse.down();
	await page.mouse.move(low.x, low.y, { steps: 5 });
	await page.mouse.up();
	await at("Left end", "open dot at 2");
	await slider("Right end").press("End");
	await at("Right end", "open dot at 12");
	await pressByFinger(page, high);
	await at("Right end", "open dot at 8");
	await choose("Left end", "Closed dot");
	await choose("Right end", "Closed dot");
	await at("Left end", "closed dot at 2");
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "What does the triangle look like at both ends?");
	await choose("Left end", "Open dot");
	await page.getByRole("button", { name: "Undo" }).click();
	await at("Left end", "closed dot at 2");
	await choose("Left end", "Open dot");
	await choose("Right end", "Open dot");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

test("an angle is opened by mouse, finger and keys; a named mistake is told", async () => {
	const visitor = await open("angle");
	const { page } = visitor;
	const side = page.getByRole("slider", { name: "Side of the angle" });
	const at = (text: string) => expect.poll(() => side.getAttribute("aria-valuetext")).toBe(text);
	/** A place on the rim; the drawing is 480 wide, with its vertex at 240 and 232. */
	const rim = async (degrees: number) => {
		await page.locator(".angle").evaluate((element) => element.scrollIntoView({ block: "center" }));
		const box = await page.locator(".angle").boundingBox();
		const [unit, turn] = [(box?.width ?? 0) / 480, (degrees * Math.PI) / 180];
		return {
			x: (box?.x ?? 0) + (240 + 180 * Math.cos(turn)) * unit,
			y: (box?.y ?? 0) + (232 - 180 * Math.sin(turn)) * unit,
		};
	};
	await at("Not opened yet");
	const [start, between, end] = [await rim(3), await rim(60), await rim(131)];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	for (const place of [between, end]) await page.mouse.move(place.x, place.y, { steps: 4 });
	await page.mouse.up();
	await at("130 degrees");
	await expectNoFaults(page);
	await pressByFinger(page, await rim(71));
	await at("70 degrees");
	await side.press("End");
	await at("180 degrees");
	await page.keyboard.press("Escape");
	await at("70 degrees");
	await check(page);
	await tryAgain(page, "It looks like the other scale was read.");
	await side.press("Shift+ArrowUp");
	await at("120 degrees");
	await page.keyboard.press("ArrowDown");
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("radio", { name: "Type it" }).check({ force: true });
	await page.locator(".pr-boxes input").fill("110");
	await page.getByRole("radio", { name: "Angle" }).check({ force: true });
	await at("110 degrees");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

test("a ruler is laid on a bar and read by mouse, finger and keys; a named mistake is told", async () => {
	const visitor = await open("ruler");
	const { page } = visitor;
	const [ruler, mark] = [
		page.getByRole("slider", { name: "Ruler", exact: true }),
		page.getByRole("slider", { name: "Mark on the ruler" }),
	];
	const at = (thing: Locator, text: string) =>
		expect.poll(() => thing.getAttribute("aria-valuetext")).toBe(text);
	/** A place of the drawing, which is 640 wide and 178 high; a unit of this ruler is 60.8 of it. */
	const place = async (units: number, y: number) => {
		await page.locator(".ruler").evaluate((element) => element.scrollIntoView({ block: "center" }));
		const box = await page.locator(".ruler").boundingBox();
		const unit = (box?.width ?? 0) / 640;
		return { x: (box?.x ?? 0) + (16 + 60.8 * units) * unit, y: (box?.y ?? 0) + y * unit };
	};
	await at(ruler, "Its zero is to the left of the bar");
	// The bar begins at one unit of the drawing and ends at six; the ruler still begins at its left edge.
	const [start, end] = [await place(2, 40), await place(6, 40)];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(end.x, end.y, { steps: 6 });
	await page.mouse.up();
	await at(mark, "6, where the bar ends");
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "The bar ends there, but where does it begin?");
	// The verdict leaves and everything moves up: hovering waits until the ruler stays where it is.
	await ruler.hover();
	await dragByFinger(page, ruler, ruler);
	// Looking for a place can scroll the page, so the grip comes last.
	const [left, right] = [await place(0, 0), await place(1.1, 0)];
	const grip = await middleOf(ruler);
	await page.mouse.move(grip.x, grip.y);
	await page.mouse.down();
	await page.mouse.move(grip.x + right.x - left.x, grip.y, { steps: 6 });
	await page.mouse.up();
	await at(ruler, "Its zero is where the bar begins");
	await at(mark, "6, past the end of the bar");
	await ruler.press("End");
	await at(ruler, "Its zero is to the right of where the bar begins");
	await page.keyboard.press("Escape");
	await at(ruler, "Its zero is where the bar begins");
	await pressByFinger(page, await place(4.2, 40));
	await at(mark, "3, before the end of the bar");
	await mark.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await at(mark, "5, where the bar ends");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

test("an equation is solved on a scale, and a machine set, by mouse, finger and keys; named mistakes are told", async () => {
	const visitor = await open("balance");
	const { page } = visitor;
	const side = (name: string) => page.getByRole("group", { name, exact: true });
	const step = (at: string, name: string) => side(at).getByRole("button", { name, exact: true });
	const amount = page.getByRole("slider", { name: "How many" });
	const says = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
	await amount.press("ArrowRight");
	await step("Left side", "Take away 2").click();
	await says("A scale: 3x on the left is lighter than 14 on the right");
	await check(page);
	await page.getByText("No box is alone on a side yet.").waitFor();
	await pressByFinger(page, await middleOf(step("Right side", "Take away 2")));
	await says("A level scale: 3x on the left, 12 on the right");
	await expectNoFaults(page);
	// A drag to the right makes it more.
	const { x, y } = await middleOf(amount);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 14, y, { steps: 2 });
	await page.mouse.up();
	await step("Left side", "Divide by 3").press("Enter");
	await check(page);
	await tryAgain(page, "Only one side was shared, and the scale tipped.");
	await page.getByRole("button", { name: "Undo" }).click();
	await says("A level scale: 3x on the left, 12 on the right");
	for (const at of ["Left side", "Right side"]) await step(at, "Divide by 3").click();
	await says("A level scale: x on the left, 4 on the right");
	await check(page);
	await phase(page, "correct").waitFor();

	await openQuestion(page, session_id, numberOf("machine"));
	const dial = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, text: string) =>
		expect.poll(() => dial(name).getAttribute("aria-valuetext")).toBe(text);
	await at("Multiply by", "Not set yet");
	const start = await middleOf(dial("Multiply by"));
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(start.x + 4 * 14, start.y, { steps: 4 });
	await page.mouse.up();
	await at("Multiply by", "× 4");
	await check(page);
	await page.getByText("One dial is not set yet.").waitFor();
	for (const _ of [1, 2])
		await pressByFinger(page, await middleOf(page.getByRole("button", { name: "More: Then add" })));
	await at("Then add", "+ 1");
	await page.getByRole("button", { name: "Put in 2" }).click();
	await says("2 goes in, 9 comes out.");
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "That makes the first pair of the table.");
	await dial("Multiply by").press("End");
	await at("Multiply by", "× 10");
	await page.keyboard.press("Escape");
	await at("Multiply by", "× 4");
	await page.keyboard.press("ArrowLeft");
	await dial("Then add").press("ArrowUp");
	await says("2 goes in, 8 comes out.");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

test("a child draws over the question by mouse, pen and finger; only the device keeps it, and it covers no answer", async () => {
	// A question that is only chosen; no other test here uses it.
	const visitor = await openNumber(1);
	const { page } = visitor;
	const pencil = page.getByRole("button", { name: "Draw on the question" });
	const pad = page.getByRole("group", { name: "Scratchpad" });
	const strokes = page.locator(".scratch-ink path");
	await pencil.press("Enter");
	await pad.getByText("Only this device keeps it").waitFor();
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Done");
	await expectNoFaults(page);
	const sent: string[] = [];
	page.on("request", (request) => void sent.push(request.postData() ?? ""));
	const heading = await middleOf(page.locator("#pr-prompt"));
	await page.mouse.move(heading.x - 60, heading.y);
	await page.mouse.down();
	await page.mouse.move(heading.x + 60, heading.y + 10, { steps: 4 });
	await page.mouse.up();
	await expect.poll(() => strokes.count()).toBe(1);
	await pressByFinger(page, heading);
	await expect.poll(() => strokes.count()).toBe(2);
	await pressByPen(page, heading);
	await expect.poll(() => strokes.last().getAttribute("stroke-width")).toBe("7");
	await pad.getByRole("button", { name: "Undo" }).click();
	await pad.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => strokes.count()).toBe(1);
	await page.keyboard.press("Escape");
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
		.toBe("Draw on the question");
	// Off, everything below it takes its presses, and the drawing is there again after a reload.
	await page.locator(".pr-option").first().click();
	await page.reload();
	await page.getByRole("button", { name: "Check" }).waitFor();
	await expect.poll(() => strokes.count()).toBe(1);
	await pencil.click();
	await pad.getByRole("button", { name: "Clear" }).click();
	await expect.poll(() => strokes.count()).toBe(0);
	await pad.getByRole("button", { name: "Done" }).click();
	expect(sent.filter((body) => body.includes("strokes"))).toEqual([]);
	expect(visitor.complaints).toEqual([]);
});
