import * as contract from "@learnin/contract/routes/people/credentials.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { changeEmail } from "./account/change-email.ts";
import { changePassword } from "./password/change-password.ts";
import { deleteMailedLinks, updateMailedLinksExpired } from "./credentials.queries.ts";
import { listDevices, signOutDevice, signOutEverywhere } from "./account/devices.ts";
import { forgotPassword, sendResetLink } from "./password/forgot-password.ts";
import {
	askForConfirmLink,
	confirmEmail,
	lookUpConfirmLink,
	sendConfirmLink,
} from "./account/prove-address.ts";
import { lookUpResetLink, resetPassword } from "./password/reset-password.ts";
import {
	confirmSecondFactor,
	renewRecoveryCodes,
	startSecondFactor,
	turnOffSecondFactor,
} from "./second-factor/set-up-second-factor.ts";
import { signInSettings } from "./account/sign-in-settings.ts";
import { DAY_MS } from "@learnin/domain/time/day";

export function credentialsRoutes(app: AppContext): void {
	const done = (work: Promise<void>) => work.then(() => ({}));
	registerRoute(app, contract.forgotPassword, ({ body, ip }) =>
		done(forgotPassword(app, body.email, { ip })),
	);
	registerRoute(app, contract.lookUpResetLink, ({ body, ip }) => lookUpResetLink(app, body.token, { ip }));
	registerRoute(app, contract.resetPassword, ({ body, ip }) => done(resetPassword(app, body, { ip })));
	registerRoute(app, contract.changePassword, ({ viewer, body }) => done(changePassword(app, viewer, body)));
	registerRoute(app, contract.changeEmail, ({ viewer, body }) => done(changeEmail(app, viewer, body)));
	registerRoute(app, contract.cancelEmailChange, ({ viewer }) =>
		done(updateMailedLinksExpired(app.db, viewer.account_id, ["change_email"], app.now())),
	);
	registerRoute(app, contract.sendConfirmLink, ({ viewer }) => done(askForConfirmLink(app, viewer)));
	registerRoute(app, contract.lookUpConfirmLink, ({ body, ip }) =>
		lookUpConfirmLink(app, body.token, { ip }),
	);
	registerRoute(app, contract.confirmEmail, ({ body, ip }) => confirmEmail(app, body.token, { ip }));
	registerRoute(app, contract.getSignInSettings, ({ viewer }) => signInSettings(app, viewer));
	registerRoute(app, contract.getDevices, ({ viewer }) => listDevices(app, viewer));
	registerRoute(app, contract.signOutDevice, ({ viewer, params }) =>
		done(signOutDevice(app, viewer, params.session_id)),
	);
	registerRoute(app, contract.signOutEverywhere, ({ viewer }) => done(signOutEverywhere(app, viewer)));
	registerRoute(app, contract.startSecondFactor, ({ viewer, body }) =>
		startSecondFactor(app, viewer, body.current_password),
	);
	registerRoute(app, contract.confirmSecondFactor, ({ viewer, body }) =>
		confirmSecondFactor(app, viewer, body.code),
	);
	registerRoute(app, contract.turnOffSecondFactor, ({ viewer, body }) =>
		done(turnOffSecondFactor(app, viewer, body)),
	);
	registerRoute(app, contract.renewRecoveryCodes, ({ viewer, body }) =>
		renewRecoveryCodes(app, viewer, body),
	);
	app.jobs.handle("send-reset-link", ({ email }) => sendResetLink(app, email));
	app.jobs.handle("send-confirm-link", ({ account_id }) => sendConfirmLink(app, account_id));
	app.jobs.handle("forget-mailed-links", () =>
		deleteMailedLinks(app.db, new Date(app.now().getTime() - DAY_MS)),
	);
}
