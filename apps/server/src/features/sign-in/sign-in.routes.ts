import * as contract from "@learnin/contract/routes/people/sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { hashSecretToken } from "../../platform/auth/secret-token.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { createUser } from "./create-user.ts";
import { loginUser } from "./login-user.ts";
import { refreshSession } from "./refresh-session.ts";
import { selectOptionalSessionOfToken, updateSessionEnded } from "./sign-in.queries.ts";

export function signInRoutes(app: AppContext): void {
	registerRoute(app, contract.createUser, ({ body, ip, user_agent }) =>
		createUser(app, body, { ip, user_agent }),
	);
	registerRoute(app, contract.loginUser, ({ body, ip, user_agent }) =>
		loginUser(app, body, { ip, user_agent }),
	);
	registerRoute(app, contract.refreshToken, ({ body, ip }) =>
		refreshSession(app, body.refresh_token, { ip }),
	);
	registerRoute(app, contract.logoutUser, async ({ body }) => {
		const token = await selectOptionalSessionOfToken(app.db, hashSecretToken(body.refresh_token));
		if (token !== undefined) await updateSessionEnded(app.db, token.session_id, app.now(), "signed_out");
		return {};
	});
}
