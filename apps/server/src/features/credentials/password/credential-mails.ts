import type { AppContext } from "../../../platform/app-context.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { greeting, plainName } from "../../../platform/mail/greeting.ts";

interface To {
	name: string;
	address: string;
}

type Sends = Pick<AppContext, "config" | "jobs">;

/** The emails about a sign-in. Each says what to do if it was someone else. */
export const credentialMails = {
	reset: (name: string, link: string) => ({
		subject: "Choose a new Learnin password",
		text: `${greeting(name)}

Someone asked to reset the password for your Learnin account. Choose a new one here:
${link}

The link works once and expires in 30 minutes. If you didn’t ask for this, ignore this email. Your password hasn’t changed.
`,
	}),
	invited: (name: string, link: string) => ({
		subject: "Your Learnin account is ready",
		text: `${greeting(name)}

We created an account for you on Learnin, where children in grades 2 to 8 practice math.

Choose your password here, then sign in and add your children:
${link}

The link works once and expires in 7 days. If you weren’t expecting this email, ignore it.
`,
	}),
	shutOut: (name: string) => ({
		subject: "Your Learnin account was turned off",
		text: `${greeting(name)}

We turned off your Learnin account and signed it out on all devices. Nothing was deleted.

If you want to know why, or think this is a mistake, reply to this email.
`,
	}),
	letIn: (name: string, base: string) => ({
		subject: "Your Learnin account is back on",
		text: `${greeting(name)}

Your Learnin account is back on. You can sign in here:
${base}/login
`,
	}),
	childShutOut: (name: string, child: string) => ({
		subject: "A child’s Learnin account was turned off",
		text: `${greeting(name)}

We turned off ${child}’s Learnin account and signed it out on all devices. Nothing was deleted.

If you want to know why, or think this is a mistake, reply to this email.
`,
	}),
	childLetIn: (name: string, child: string) => ({
		subject: "A child’s Learnin account is back on",
		text: `${greeting(name)}

${child}’s Learnin account is back on.
`,
	}),
	proveEmail: (name: string, link: string, base: string) => ({
		subject: "Confirm your email for Learnin",
		text: `${greeting(name)}

Someone signed up for Learnin with this address. If it was you, confirm your email here:
${link}

The link works once and expires in 24 hours. You can request a new one under Settings, Email and Password.

If it wasn’t you, don’t confirm. Choose a new password here to take over the account and lock out the person who created it:
${base}/forgot-password
`,
	}),
	confirmEmail: (name: string, link: string) => ({
		subject: "Confirm your new email for Learnin",
		text: `${greeting(name)}

To use this address for your Learnin account, confirm it here:
${link}

The link works once and expires in one hour. If you don’t have a Learnin account, ignore this email.
`,
	}),
	emailChangeAsked: (name: string, base: string) => ({
		subject: "A new email for your Learnin account",
		text: `${greeting(name)}

Someone asked to change the email address for your Learnin account. It will change once the new address is confirmed.

If this was you, you don’t need to do anything. If it wasn’t, choose a new password now, which also cancels the change:
${base}/forgot-password
`,
	}),
	emailChanged: (name: string) => ({
		subject: "Your Learnin account has a new email",
		text: `${greeting(name)}

You can no longer sign in with this address. Use the new one.

If you didn’t change it, reply to this email right away.
`,
	}),
	passwordChanged: (name: string, base: string) => ({
		subject: "Your Learnin password was changed",
		text: `${greeting(name)}

The password for your Learnin account was just changed, and your other devices were signed out.

If this wasn’t you, choose a new password now:
${base}/forgot-password
`,
	}),
	secondFactor: (name: string, base: string, is_on: boolean) => ({
		subject: is_on ? "Two-step sign-in is on" : "Two-step sign-in is off",
		text: is_on
			? `${greeting(name)}

Signing in to Learnin now asks for your password and a code from your authenticator app.

If this wasn’t you, choose a new password now:
${base}/forgot-password
`
			: `${greeting(name)}

Signing in to Learnin no longer asks for a code from an authenticator app.

If this wasn’t you, choose a new password now:
${base}/forgot-password
`,
	}),
};

/** Sends one of the emails above after the caller's transaction. */
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
