import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import type { Page } from "playwright-core";
import type { DemoAccount } from "./product.ts";

/** Signs in without the form; the app finds the tokens when it is loaded next. */
export async function keepTokens(
	page: Page,
	{ email, password }: Pick<DemoAccount, "email" | "password">,
): Promise<void> {
	const answer = await page.request.post(loginUser.path, { data: { email, password } });
	if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
	const { data } = (await answer.json()) as { data: { access_token: string; refresh_token: string } };
	// Any small document of the same origin allows storing the tokens where the app looks for them.
	await page.goto("/robots.txt");
	await page.evaluate(({ access_token, refresh_token }) => {
		localStorage.setItem("learnin-access-token", access_token);
		localStorage.setItem("learnin-refresh-token", refresh_token);
	}, data);
}
