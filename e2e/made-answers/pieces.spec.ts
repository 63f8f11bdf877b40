import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { auditTest } from "../support/audit.ts";
import {
	check,
	drag,
	endRight,
	expectMistake,
	expectNoFaults,
	expectRight,
	middleOf,
	onLine,
	type Place,
	pressByFinger,
	reads,
	restingBox,
	typeInstead,
	useMadeAnswers,
} from "../support/made-answers.ts";

// Charts, blocks, jumps and coins, by mouse and finger; each is wrong once with a known mistake.

const made = useMadeAnswers();

/** That many of eight steps above the base of a bar; the drawing is 336 high, from 22 to 284. */
async function aboveBase(page: Page, bar: Locator, steps: number): Promise<Place> {
	const box = await restingBox(page.locator(".chart-board"));
	const { x } = await middleOf(bar);
	return { x, y: box.y + ((284 - steps * (262 / 8)) / 336) * box.height };
}

auditTest("bars are drawn by mouse, finger and keys; a known mistake is named", async () => {
	const visitor = await made.open("chart");
	const { page } = visitor;
	const bar = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, value: string) => reads(bar(name), value);
	const above = (name: string, steps: number) => aboveBase(page, bar(name), steps);
	await page.locator(".chart-board").evaluate((element) => element.scrollIntoView({ block: "center" }));
	await at("dogs", "0");
	const [foot, top] = [await above("dogs", 0), await above("dogs", 4)];
	await drag(page, [foot, top]);
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
	await expectMistake(page, "One is missing in this column.");
	await typeInstead(page, "5", "Chart");
	await at("dogs", "5");
	await endRight(visitor);
});

auditTest(
	"blocks are traded, jumps made and coins added by mouse, finger and keys; known mistakes are named",
	async () => {
		const visitor = await made.open("blocks");
		const { page } = visitor;
		const pile = (name: string) => page.getByRole("slider", { name });
		const at = (name: string, count: string) => reads(pile(name), count);
		const press = (name: string) => page.getByRole("button", { name }).click();
		await at("Tens", "5");
		await at("Ones", "3");
		await pile("Tens").press("ArrowLeft");
		await page.keyboard.press("ArrowLeft");
		await pressByFinger(page, await middleOf(page.getByRole("button", { name: "Put one down: Ones" })));
		await expectMistake(page, "Trade a ten first.");
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
		await expectRight(page);

		await made.openNext(page, "jumps");
		const end = page.getByRole("slider", { name: "Where the jumps end" });
		const endsAt = (text: string) => reads(end, text);
		await endsAt("No jump yet, at 45");
		await press("Jump 10 to the right");
		await pressByFinger(page, await middleOf(page.getByRole("button", { name: "Jump 10 to the right" })));
		await endsAt("65");
		await expectNoFaults(page);
		await expectMistake(page, "Those are the tens of 28.");
		await end.press("Home");
		await endsAt("0");
		await page.keyboard.press("Escape");
		await endsAt("65");
		const from = await middleOf(end);
		await drag(page, [from, { x: from.x + 300, y: from.y }]);
		await endsAt("100");
		await press("Undo");
		await endsAt("65");
		await end.press("Shift+ArrowRight");
		for (const _ of [1, 2]) await end.press("ArrowLeft");
		await expectRight(page);

		await made.openNext(page, "money");
		const quarter = page.getByRole("button", { name: "Put one down: Quarters" });
		for (const _ of [1, 2]) await pressByFinger(page, await middleOf(quarter));
		await press("Put one down: Dimes");
		await pile("Nickels").press("ArrowRight");
		await expectNoFaults(page);
		await expectMistake(page, "That is the price.");
		await press("Undo");
		await at("Nickels", "0");
		await pile("Quarters").press("ArrowLeft");
		await endRight(visitor);
	},
);

auditTest("a histogram and a box plot are drawn by mouse and finger; known mistakes are named", async () => {
	const visitor = await made.open("chart", 1);
	const { page } = visitor;
	const slider = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, value: string) => reads(slider(name), value);
	const above = (name: string, steps: number) => aboveBase(page, slider(name), steps);
	await page.locator(".chart-board").evaluate((element) => element.scrollIntoView({ block: "center" }));
	const [foot, top] = [await above("0–9", 0), await above("0–9", 3)];
	await drag(page, [foot, top]);
	await at("0–9", "3");
	await pressByFinger(page, await above("10–19", 4));
	await at("10–19", "4");
	await pressByFinger(page, await above("20–29", 3));
	await at("20–29", "3");
	await expectNoFaults(page);
	await expectMistake(page, "Look at where each interval begins and ends.");
	await slider("0–9").press("ArrowDown");
	await expectRight(page);

	await made.openNext(page, "box_plot");
	/** A mark of the line, which has twenty steps. */
	const mark = (value: number) => onLine(page.locator(".nl-track"), value / 20);
	await at("Least value", "Not placed yet");
	const [start, end] = [await mark(5), await mark(3)];
	await drag(page, [start, end]);
	await at("Least value", "3");
	const others = { "Lower quartile": 7, Median: 9, "Upper quartile": 14, "Greatest value": 18 };
	for (const [name, value] of Object.entries(others)) {
		await pressByFinger(page, await mark(value));
		// One after the other: a busy page must have placed this one before the next press means another.
		await at(name, `${value}`);
	}
	// A handle never passes another one.
	await slider("Lower quartile").press("End");
	await at("Lower quartile", "9");
	await page.keyboard.press("Escape");
	await at("Lower quartile", "7");
	await expectNoFaults(page);
	await expectMistake(page, "A quartile is the middle of its half of the values.");
	await typeInstead(page, "6", "Box plot", 1);
	await at("Lower quartile", "6");
	await endRight(visitor);
});

auditTest("a box is built from unit cubes by mouse and finger; a known mistake is named", async () => {
	const visitor = await made.open("cubes");
	const { page } = visitor;
	const stack = page.getByRole("slider", { name: "Unit cubes" });
	const at = (text: string) => reads(stack, text);
	const button = (name: string) => page.getByRole("button", { name });
	await at("No cubes yet");
	for (const _ of [1, 2, 3]) await button("Put on a row").click();
	await at("1 full layer");
	await expectNoFaults(page);
	await expectMistake(page, "That is one layer. How high is the box?");
	await pressByFinger(page, await middleOf(button("Put on a cube")));
	await at("1 full layer, 1 cube");
	await button("Undo").click();
	await at("1 full layer");
	// Pulled up by two layers, and one of them back down.
	await stack.evaluate((element) => element.scrollIntoView({ block: "center" }));
	const { x, y } = await middleOf(stack);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x, y - 60, { steps: 4 });
	await at("3 full layers");
	await page.mouse.move(x, y - 30, { steps: 2 });
	await page.mouse.up();
	await at("2 full layers");
	await stack.press("End");
	await at("5 full layers");
	await page.keyboard.press("Escape");
	await at("2 full layers");
	await endRight(visitor);
});

auditTest("a figure is cut, moved and framed by mouse and finger; a known mistake is named", async () => {
	const visitor = await made.open("cut");
	const { page } = visitor;
	const [scissors, piece, frame] = [
		page.getByRole("slider", { name: "Scissors" }),
		page.getByRole("slider", { name: "Piece", exact: true }),
		page.getByRole("slider", { name: "Length of the frame" }),
	];
	const more = (name: string) => page.getByRole("button", { name: `More: ${name}` });
	const area = page.locator(".cut-area");
	const box = await area.boundingBox();
	if (box === null) throw new Error("nothing to cut");
	/** A grid point; the grid has 12 by 5 squares and a margin on all sides. */
	const crossing = (x: number, y: number) => {
		const square = box.width / (12 + 1.4);
		return { x: box.x + (x + 0.7) * square, y: box.y + (5 - y + 0.7) * square };
	};
	await reads(scissors, "Not cut yet");
	await expect.poll(() => piece.count()).toBe(0);
	await pressByFinger(page, crossing(5, 4.5));
	await reads(scissors, "Cut 5 squares from the left edge of the grid");
	await page.mouse.click(...placed(crossing(3, 4.5)));
	await reads(scissors, "Cut 3 squares from the left edge of the grid");
	await reads(piece, "In its place");
	await expectNoFaults(page);
	await page.mouse.move(...placed(crossing(2, 1)));
	await page.mouse.down();
	await page.mouse.move(...placed(crossing(8, 2)), { steps: 5 });
	await reads(piece, "6 squares to the right, 1 square up");
	await page.mouse.move(...placed(crossing(8, 1)), { steps: 2 });
	await page.mouse.up();
	await reads(piece, "6 squares to the right. Both parts make a rectangle");
	// A press beside the moved piece does not cut again.
	await page.mouse.click(...placed(crossing(1, 4.5)));
	await reads(scissors, "Cut 3 squares from the left edge of the grid");
	await reads(piece, "6 squares to the right. Both parts make a rectangle");
	await page.getByRole("button", { name: "Turn the piece" }).click();
	await reads(piece, "6 squares to the right, turned");
	await page.getByRole("button", { name: "Undo" }).click();
	await reads(piece, "6 squares to the right. Both parts make a rectangle");
	await check(page);
	await page.getByText("Make the frame as long and as high as your rectangle.").waitFor();
	for (const _ of [1, 2, 3, 4, 5, 6]) await more("Length of the frame").click();
	await reads(frame, "6");
	for (const _ of [1, 2, 3, 4, 5]) await more("Height of the frame").click();
	await expectMistake(page, "The slanted side is longer than the height.");
	// The answer is still there.
	await reads(piece, "6 squares to the right. Both parts make a rectangle");
	await page.getByRole("button", { name: "Less: Height of the frame" }).click();
	await endRight(visitor);
});

function placed({ x, y }: Place): [x: number, y: number] {
	return [x, y];
}
