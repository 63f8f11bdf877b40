import type { AppContext } from "../../platform/app-context.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { greeting, plainName } from "../../platform/mail/greeting.ts";

interface To {
	name: string;
	address: string;
}

type Sends = Pick<AppContext, "config" | "jobs">;

/** The mails about a sign-in. Each says what to do when it was somebody else. */
export const credentialMails = {
	reset: (name: string, link: string) => ({
		subject: "Choose a new Learnin password",
		text: `${greeting(name)}

Somebody asked for a new password for your Learnin account. Open this link to choose one:
${link}

The link works once and for 30 minutes. If you did not ask for it, please ignore this mail: your password stays as it is.
`,
	}),
	invited: (name: string, link: string) => ({
		subject: "Your Learnin account is ready",
		text: `${greeting(name)}

An account for you was made on Learnin, where children of grades 2 to 8 practice math.

Open this link to choose your password. Then sign in and add your children:
${link}

The link works once and for 7 days. If you do not know why you get this, please ignore this mail.
`,
	}),
	shutOut: (name: string) => ({
		subject: "Your Learnin account was switched off",
		text: `${greeting(name)}

Your Learnin account was switched off by us, and all devices were signed out. Nothing was deleted.

If this is a mistake, please answer this mail.
`,
	}),
	letIn: (name: string, base: string) => ({
		subject: "Your Learnin account is on again",
		text: `${greeting(name)}

Your Learnin account was switched on again. You can sign in:
${base}/login
`,
	}),
	childShutOut: (name: string, child: string) => ({
		subject: "A child’s Learnin account was switched off",
		text: `${greeting(name)}

The Learnin account of ${child} was switched off by us, and all its devices were signed out. Nothing was deleted.

If this is a mistake, please answer this mail.
`,
	}),
	childLetIn: (name: string, child: string) => ({
		subject: "A child’s Learnin account is on again",
		text: `${greeting(name)}

The Learnin account of ${child} was switched on again.
`,
	}),
	proveEmail: (name: string, link: string, base: string) => ({
		subject: "Confirm your email for Learnin",
		text: `${greeting(name)}

Somebody signed up for Learnin with this address. If this was you, open this link to confirm that it is yours:
${link}

The link works once and for 24 hours. A newer one can be sent from Settings, Email and Password.

If this was not you, please do not open it. The account has this address, so you can take it over and shut out whoever made it by choosing a password of your own:
${base}/forgot-password
`,
	}),
	confirmEmail: (name: string, link: string) => ({
		subject: "Confirm your new email for Learnin",
		text: `${greeting(name)}

Open this link to use this address for your Learnin account from now on:
${link}

The link works once and for one hour. If you do not know Learnin, please ignore this mail.
`,
	}),
	emailChangeAsked: (name: string, base: string) => ({
		subject: "A new email for your Learnin account",
		text: `${greeting(name)}

Somebody asked to change the email of your Learnin account. It changes once the new address is confirmed.

If this was you, there is nothing to do here. If not, choose a new password now; that also stops the change:
${base}/forgot-password
`,
	}),
	emailChanged: (name: string) => ({
		subject: "The email of your Learnin account was changed",
		text: `${greeting(name)}

Your Learnin account has a new email now; this address does not sign in any more.

If this was not you, please answer this mail at once.
`,
	}),
	passwordChanged: (name: string, base: string) => ({
		subject: "Your Learnin password was changed",
		text: `${greeting(name)}

The password of your Learnin account was just changed, and other devices were signed out.

If this was not you, choose a new password now:
${base}/forgot-password
`,
	}),
	secondFactor: (name: string, base: string, is_on: boolean) => ({
		subject: is_on ? "Your second factor is on" : "Your second factor is off",
		text: is_on
			? `${greeting(name)}

Signing in to Learnin now also asks for a code of your authenticator app.

If this was not you, choose a new password now:
${base}/forgot-password
`
			: `${greeting(name)}

Signing in to Learnin no longer asks for a code of an authenticator app.

If this was not you, choose a new password now:
${base}/forgot-password
`,
	}),
};

/** Sends one of the mails above after the caller's transaction. */
export async function mail(
	app: Sends,
	tx: Tx | Db,
	to: To,
	{ subject, text }: { subject: string; text: string },
): Promise<void> {
	await app.jobs.add(tx, "send-mail", {
		to: { ...to, name: plainName(to.name) },
		subject,
		text: `${text}\nLearnin\nInteractive Math Mastery\n`,
		message_key: `sign-in-${crypto.randomUUID()}`,
	});
}
