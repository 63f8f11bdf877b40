import { getSession } from "@learnin/contract/routes/practice/practice.contract";
import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import type { getSetGrowth } from "@learnin/contract/routes/practice/growth.contract";
import { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openTab } from "../support/browser.ts";
import { setOfZoe, zoe } from "../support/practice.ts";
import { sharedProduct } from "../support/product.ts";
import { useProduct } from "../support/use-product.ts";

// The end of a set on a phone. The server's answers are changed on their way; nothing is answered.

const product = useProduct(sharedProduct);

/** The answers of a route, changed. */
async function withData<T>(page: Page, path: string, change: (data: T) => void): Promise<void> {
	await page.route(`**${path}`, async (route) => {
		const answer = await route.fetch();
		const { data } = (await answer.json()) as { data: T };
		change(data);
		await route.fulfill({ response: answer, json: { data } });
	});
}

/** A set that is solved, reaches the goal, and makes two skills stronger. */
async function solveEverything(page: Page, session_id: string): Promise<void> {
	const text = { html: "x", spoken: "x" };
	await withData<RouteResponse<typeof getSession>>(
		page,
		getSession.path.replace(":session_id", session_id),
		({ questions }) => {
			for (const { status } of questions)
				Object.assign(status, { is_correct: true, attempt_count: 1, points: 300, explanation: text });
		},
	);
	await withData<RouteResponse<typeof getStudentDashboard>>(page, getStudentDashboard.path, (data) =>
		Object.assign(data, { today_count: 10, daily_goal: 10, current_streak: 5 }),
	);
	const grown = {
		grade: 4,
		place: 50,
		stage_before: "learning",
		stage_after: "mastered",
		was_begun: true,
		shown_right: 0,
		tried: 10,
		first_try: 7,
	};
	await withData<RouteResponse<typeof getSetGrowth>>(page, "/api/growth/sets/*", (data) =>
		Object.assign(data, {
			skills: [
				{ ...grown, kind: "mastered", skill_id: "equivalent-fractions", name: "Equivalent fractions" },
				{
					...grown,
					kind: "surer",
					skill_id: "add-within-100",
					name: "Add within 100",
					stage_after: "learning",
				},
			],
		}),
	);
	await withData<RouteResponse<typeof getPlan>>(page, getPlan.path, (data) =>
		Object.assign(data, {
			celebrations: [
				{
					kind: "skill_mastered",
					id: "00000000-0000-4000-8000-000000000004",
					skill_id: "round-decimals",
					name: "Round decimals",
				},
			],
		}),
	);
}

test.each([
	{ width: 390, height: 844 },
	{ width: 360, height: 780 },
])("the buttons at its end cover neither figures nor points, at $width by $height", async (size) => {
	const session_id = await setOfZoe(product);
	const { page, close } = await openTab(product.url, zoe(product), size);
	onTestFinished(close);
	await solveEverything(page, session_id);
	await page.goto(`/student/questions/session/${session_id}`);
	await page.locator(".pr-earned").waitFor();
	await page.locator(".cb").waitFor();
	const [told, actions] = await Promise.all(
		[".pr-summary-told", ".pr-summary-actions"].map((part) => page.locator(part).boundingBox()),
	);
	expect(told && actions && told.y + told.height <= actions.y).toBe(true);
	// What scrolls below them does not shine through.
	const background = await page
		.locator(".pr-summary-actions")
		.evaluate((bar) => getComputedStyle(bar).backgroundColor);
	expect(background).not.toBe("rgba(0, 0, 0, 0)");
});
