import { placeOnPicture } from "@learnin/domain/interactions/plane/plane-picture";
import { planeOf } from "@learnin/domain/interactions/region/region";
import { expect } from "vitest";
import { auditTest } from "../support/audit.ts";
import {
	check,
	drag,
	endRight,
	expectMistake,
	expectNoFaults,
	expectRight,
	inDrawing,
	middleOf,
	pressByFinger,
	reads,
	restingBox,
	useMadeAnswers,
} from "../support/made-answers.ts";

// Rectangles that are split, lines of fit and shaded regions, by mouse and finger; each is wrong once with a known mistake.

const made = useMadeAnswers();

auditTest("rectangles are split by mouse, finger and keys; known mistakes are named", async () => {
	const visitor = await made.open("area_model");
	const { page } = visitor;
	const line = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, text: string) => reads(line(name), text);
	/** Of a rectangle this wide, in its units from the upper left corner; the drawing has a margin of 44 of its 488. */
	const unit = (width: number, x: number, y: number) =>
		inDrawing(page, ".am-area", 488, { x: 44 + (x * 400) / width, y: 44 + (y * 400) / width });

	await at("Vertical line", "Not placed yet");
	await drag(page, [await unit(13, 3, 3), await unit(13, 6, 3)]);
	await at("Vertical line", "6 to the left, 7 to the right");
	await expectNoFaults(page);
	await expectMistake(page, "That number is the height");
	await pressByFinger(page, await unit(13, 9, 2));
	await at("Vertical line", "9 to the left, 4 to the right");
	await line("Vertical line").press("Home");
	await at("Vertical line", "1 to the left, 12 to the right");
	await page.keyboard.press("Escape");
	await at("Vertical line", "9 to the left, 4 to the right");
	await page.keyboard.press("ArrowLeft");
	await at("Vertical line", "8 to the left, 5 to the right");
	await expectRight(page);

	await made.openNext(page, "area_model", 1);
	await pressByFinger(page, await unit(45, 5, 10));
	await at("Vertical line", "5 to the left, 40 to the right");
	await check(page);
	await page.getByText("Some lines aren’t placed yet.").waitFor();
	await pressByFinger(page, await unit(45, 25, 20));
	await at("Horizontal line", "20 above, 3 below");
	await expectNoFaults(page);
	await expectMistake(page, "Which of them belongs first?");
	await drag(page, [await unit(45, 5, 12), await unit(45, 41, 12)]);
	await at("Vertical line", "41 to the left, 4 to the right");
	await page.getByRole("button", { name: "Less: Length to the left" }).click();
	await at("Vertical line", "40 to the left, 5 to the right");
	await page.getByText("20 × 40 = 800").waitFor();
	await endRight(visitor);
});

auditTest("a line of fit is drawn by mouse, finger and keys; a known mistake is named", async () => {
	const visitor = await made.open("best_fit");
	const { page } = visitor;
	const handle = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, text: string | RegExp) =>
		expect.poll(() => handle(name).getAttribute("aria-valuetext")).toMatch(text);
	/** The plot is 400 wide and 330 high in a drawing 508 wide. */
	const place = (x: number, y: number) =>
		inDrawing(page, ".bf-area", 508, { x: 82 + (x / 12) * 400, y: 20 + ((20 - y) / 20) * 330 });

	await at("Left end of the line", "Not placed yet");
	await drag(page, [await place(0, 10), await place(0, 7)]);
	await at("Left end of the line", /^7$/);
	await check(page);
	await page.getByText("Some handles aren’t placed yet.").waitFor();
	await pressByFinger(page, await place(12, 14));
	await at("Right end of the line", /^14, 1 point above the line, 10 below$/);
	await pressByFinger(page, await place(6, 8));
	await at("Reading at 6", /^8$/);
	await expectNoFaults(page);
	await expectMistake(page, "On the left, your line is too high. A good line follows the points");
	await handle("Left end of the line").press("Home");
	await at("Left end of the line", /^0, /);
	await page.keyboard.press("Escape");
	await at("Left end of the line", /^7, /);
	await pressByFinger(page, await place(0, 3));
	await at("Left end of the line", /^3, /);
	await page.getByRole("button", { name: "Undo" }).click();
	await at("Left end of the line", /^7, /);
	await pressByFinger(page, await place(0, 3));
	// One off is still a good line.
	await endRight(visitor);
});

auditTest("a region is shaded by mouse, finger and keys; a known mistake is named", async () => {
	const visitor = await made.open("region");
	const { page } = visitor;
	const boundary = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, text: string) => reads(boundary(name), text);
	const option = (name: string) => page.locator("label").filter({ hasText: name });
	const tapOption = async (name: string) => {
		// Above the bar at the bottom.
		await option(name).evaluate((element) => element.scrollIntoView({ block: "center" }));
		await pressByFinger(page, await middleOf(option(name)));
	};
	const plane = planeOf({ kind: "region", x_from: -5, x_to: 5, y_from: -5, y_to: 5, boundaries: 2 });
	const place = async (x: number, y: number) => {
		const area = page.locator(".rg-area");
		// Above the bar at the bottom.
		await area.evaluate((element) => element.scrollIntoView({ block: "center" }));
		const box = await restingBox(area);
		const { left, top } = placeOnPicture(plane, { x, y });
		return { x: box.x + (left / 100) * box.width, y: box.y + (top / 100) * box.height };
	};

	await at("Boundary A", "Not placed yet");
	await drag(page, [await place(3, -2), await place(0, -2)]);
	await at("Boundary A", "dashed line at x = 0, right side");
	await option("Left side").click();
	await at("Boundary A", "dashed line at x = 0, left side");
	await check(page);
	await page.getByText("Place both boundaries.").waitFor();
	await option("Solid").click();
	await at("Boundary A", "solid line at x = 0, left side");

	await tapOption("Boundary B");
	await pressByFinger(page, await place(2, -3));
	await at("Boundary B", "dashed line at x = 2, right side");
	await tapOption("Horizontal");
	await tapOption("Solid");
	await at("Boundary B", "solid line at y = 2, upper side");
	await pressByFinger(page, await place(-3, 0));
	await at("Boundary B", "solid line at y = 0, upper side");
	await expectNoFaults(page);
	await expectMistake(page, "Zero is neither positive nor negative.");

	await boundary("Boundary A").press("Home");
	await at("Boundary A", "solid line at x = −5, left side");
	await page.keyboard.press("Escape");
	await at("Boundary A", "solid line at x = 0, left side");
	await option("Dashed").click();
	await at("Boundary A", "dashed line at x = 0, left side");
	await page.getByRole("button", { name: "Undo" }).click();
	await at("Boundary A", "solid line at x = 0, left side");
	await option("Dashed").click();
	await tapOption("Boundary B");
	await tapOption("Dashed");
	await at("Boundary B", "dashed line at y = 0, upper side");
	await endRight(visitor);
});
