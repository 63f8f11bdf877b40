import { createUser, loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { callApi } from "../../platform/api/api-client.ts";
import { leaveFlash } from "../../platform/pages/flash.ts";
import { markJustSignedIn } from "../../platform/pages/return-to.ts";
import { ownTimeZone } from "../../platform/time/time-zone.ts";
import { storeTokens } from "../../platform/api/tokens.ts";

export type SignInMode = "create" | "login";

export interface Credentials {
	name: string;
	email: string;
	password: string;
	/** The second factor's code, if the server asked for it. */
	code?: string;
}

/** Signs in, or creates the account first, and keeps the tokens. */
export async function signIn(mode: SignInMode, { name, email, password, code }: Credentials): Promise<void> {
	const tokens =
		mode === "create"
			? await callApi(createUser, { body: { name, email, password, time_zone: ownTimeZone() } })
			: await callApi(loginUser, { body: { email, password, ...(code !== undefined && { code }) } });
	storeTokens(tokens);
}

/** Reloads at the home page, which redirects to the requested page. */
export function leaveSignedIn(): void {
	leaveFlash({ kind: "success", text: "User has been created successfully" });
	markJustSignedIn();
	location.assign("/");
}
