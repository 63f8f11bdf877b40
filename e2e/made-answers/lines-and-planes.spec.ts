import { expect } from "vitest";
import { auditTest } from "../support/audit.ts";
import {
	check,
	drag,
	dragByMouse,
	endRight,
	expectMistake,
	expectNoFaults,
	expectRight,
	inDrawing,
	onLine,
	pressByFinger,
	reads,
	typeInstead,
	useMadeAnswers,
} from "../support/made-answers.ts";

// Points, segments and figures on number lines and planes, by mouse and finger; each is wrong once with a known
// mistake.

const made = useMadeAnswers();

auditTest("an inequality is drawn by mouse, finger and keys; a known mistake is named", async () => {
	const visitor = await made.open("inequality");
	const { page } = visitor;
	const dot = page.getByRole("slider", { name: "Dot on the number line" });
	const at = (text: string) => reads(dot, text);
	/** A mark of the line, which has twelve steps. */
	const mark = (value: number) => onLine(page.locator(".nl-track"), (value + 6) / 12);
	const press = async (name: string) => page.getByRole("radio", { name }).check({ force: true });

	const [first, second] = [await mark(1), await mark(4)];
	await drag(page, [first, second]);
	await at("open dot at 4, arrow to the right");
	await press("To the left");
	await at("open dot at 4, arrow to the left");
	await press("To the right");
	await expectNoFaults(page);
	await pressByFinger(page, await mark(-3));
	await at("open dot at −3, arrow to the right");
	await dot.press("ArrowRight");
	await at("open dot at −2, arrow to the right");
	await expectMistake(page, "Look at the boundary: does the number itself belong to it?");
	await press("Closed dot");
	await dot.press("End");
	await at("closed dot at 6, arrow to the right");
	await page.keyboard.press("Escape");
	await at("closed dot at −2, arrow to the right");
	await endRight(visitor);
});

auditTest(
	"points and a segment of a number line are placed by mouse, finger and keys; known mistakes are named",
	async () => {
		const visitor = await made.open("line_points");
		const { page } = visitor;
		const slider = (name: string) => page.getByRole("slider", { name });
		const at = (name: string, text: string) => reads(slider(name), text);
		/** A mark of a line with that many equal steps. */
		const mark = (number: number, steps: number) => onLine(page.locator(".nl-track"), number / steps);
		await at("Point A", "Not placed yet");
		const [first, second] = [await mark(8, 12), await mark(10, 12)];
		await drag(page, [first, second]);
		await at("Point A", "4");
		await check(page);
		await page.getByText("Some points aren’t placed yet.").waitFor();
		await expectNoFaults(page);
		await pressByFinger(page, await mark(6, 12));
		await at("Point B", "0");
		await slider("Point B").press("End");
		await at("Point B", "6");
		await page.keyboard.press("Escape");
		await at("Point B", "0");
		await slider("Point A").press("Shift+ArrowLeft");
		await at("Point A", "−6");
		for (const _ of [1, 2]) await page.keyboard.press("ArrowRight");
		await expectMistake(page, "Zero is in the middle. How far past it is the opposite?");
		await typeInstead(page, "4", "Number line", 1);
		await at("Point B", "4");
		await expectRight(page);

		await made.openNext(page, "interval");
		const choose = async (end: string, name: string) =>
			page.getByRole("group", { name: end }).getByRole("radio", { name }).check({ force: true });
		// The choices of both ends fit beside each other on the smallest screen.
		await page.setViewportSize({ width: 320, height: 780 });
		const tops = ["Left end", "Right end"].map((name) =>
			page.getByRole("group", { name }).evaluate((group) => group.getBoundingClientRect().top),
		);
		expect(new Set(await Promise.all(tops)).size).toBe(1);
		await page.setViewportSize({ width: 360, height: 780 });
		const [low, high] = [await mark(2, 12), await mark(8, 12)];
		await dragByMouse(page, slider("Left end"), slider("Left end"));
		await at("Left end", "open dot at 4");
		await drag(page, [await mark(4, 12), low]);
		await at("Left end", "open dot at 2");
		await slider("Right end").press("End");
		await at("Right end", "open dot at 12");
		await pressByFinger(page, high);
		await at("Right end", "open dot at 8");
		await choose("Left end", "Closed dot");
		await choose("Right end", "Closed dot");
		await at("Left end", "closed dot at 2");
		await expectNoFaults(page);
		await expectMistake(page, "What does the triangle look like at both ends?");
		await choose("Left end", "Open dot");
		await page.getByRole("button", { name: "Undo" }).click();
		await at("Left end", "closed dot at 2");
		await choose("Left end", "Open dot");
		await choose("Right end", "Open dot");
		await endRight(visitor);
	},
);

auditTest("points are plotted by mouse, finger and keys, or typed; a known mistake is named", async () => {
	const visitor = await made.open("plane");
	const { page } = visitor;
	const point = (letter: string) => page.getByRole("slider", { name: `Point ${letter}`, exact: true });
	const at = (letter: string, text: string) => reads(point(letter), text);
	/** A grid point on the screen; the drawing of ten units has a margin of thirty of its 460. */
	const crossing = (x: number, y: number) =>
		inDrawing(page, ".plane-board", 460, { x: 230 + 40 * x, y: 230 - 40 * y });
	await at("A", "Not plotted yet");

	const first = await crossing(1, 1);
	const second = await crossing(-2, 3);
	await drag(page, [first, { x: second.x + 3, y: second.y - 3 }]);
	await at("A", "(−2, 3)");
	await check(page);
	await page.getByText("Some points aren’t plotted yet.").waitFor();
	await expectNoFaults(page);

	await pressByFinger(page, await crossing(-3, -2));
	await at("B", "(−3, −2)");

	// By keyboard: to the edges, one grid line at a time, and back.
	await point("B").press("Home");
	await at("B", "(−5, −2)");
	await point("B").press("Shift+ArrowUp");
	await at("B", "(−5, 5)");
	await page.keyboard.press("Escape");
	await at("B", "(−3, −2)");
	await expectMistake(page, "It looks like the coordinates were swapped.");

	for (const _ of [1, 2, 3, 4, 5]) await point("A").press("ArrowRight");
	for (const _ of [1, 2, 3, 4]) await point("A").press("ArrowDown");
	await at("A", "(3, −1)");
	await page.getByRole("button", { name: "Undo" }).click();
	await at("A", "(3, 0)");
	await typeInstead(page, "-2", "Plane", 1);
	await at("A", "(3, −2)");
	await expectRight(page);

	// The image of a figure, corner by corner.
	await made.openNext(page, "plane", 1);
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
	await expectMistake(page, "That is the image across the x-axis.");
	for (const _ of [1, 2]) await point("A′").press("ArrowLeft");
	for (const _ of [1, 2]) await page.keyboard.press("ArrowDown");
	await endRight(visitor);
});
