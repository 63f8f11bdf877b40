import { expect, test } from "vitest";
import { createKeyring } from "../auth/keyring.ts";
import { newSecretToken } from "../auth/secret-token.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Mail } from "./mailer.ts";
import { withSealedLinks } from "./sealed-links.ts";

const text = "a secret that is only used in tests 0123456789";
const secret = createKeyring(text);
const tx = {} as never;

/** A queue that keeps what it is given until it is worked off. */
function heldQueue(secretOfWorker = secret) {
	const kept: Mail[] = [];
	const sent: Mail[] = [];
	const works: ((mail: Mail) => Promise<void>)[] = [];
	const queue = {
		add: async (_: unknown, name: string, data: object) => void kept.push(data as Mail),
		handle: (name: string, given: (mail: Mail) => Promise<void>) => void works.push(given),
	} as unknown as Jobs;
	withSealedLinks(queue, secretOfWorker).handle("send-mail", async (mail) => void sent.push(mail));
	const workOff = async () => {
		for (const mail of kept.splice(0)) await works[0]?.(mail);
	};
	return { jobs: withSealedLinks(queue, secret), kept, sent, workOff };
}

const letter = (text: string, message_key = "invitation-1"): Mail => ({
	to: { name: "Maya", address: "maya@example.com" },
	subject: "Amara invites you to Learnin",
	text,
	message_key,
});

test("a queued link cannot be used, and is sent as it was written", async () => {
	const token = newSecretToken();
	const link = `https://learnin.test/student/accept-invitation?token=${token}`;
	const mail = { ...letter(`Open this link:\n${link}\n\nLearnin\n`), html: `<a href="${link}">Open</a>` };
	const { jobs, kept, sent, workOff } = heldQueue();
	await jobs.add(tx, "send-mail", mail);
	expect(JSON.stringify(kept)).not.toContain(token);
	expect(kept[0]?.text).toContain("https://learnin.test/student/accept-invitation?token=sealed:");
	await workOff();
	expect(sent).toEqual([mail]);
});

test("an email queued before links were sealed, and one without a secret, are sent as they are", async () => {
	const before = letter(`https://learnin.test/reset-password?token=${newSecretToken()}\n`);
	const ending = letter(
		"https://learnin.test/unsubscribe?token=goal_reached.0a1b.t5x.c2lnbmF0dXJl\n",
		"news-1",
	);
	const { jobs, kept, sent, workOff } = heldQueue();
	kept.push(before);
	await jobs.add(tx, "send-mail", ending);
	expect(kept[1]).toEqual(ending);
	await workOff();
	expect(sent).toEqual([before, ending]);
});

test("a sealed link opens neither in another email nor under another secret", async () => {
	const mail = letter(`https://learnin.test/reset-password?token=${newSecretToken()}\n`);
	const moved = heldQueue();
	await moved.jobs.add(tx, "send-mail", mail);
	moved.kept[0] = { ...moved.kept[0], message_key: "another" } as Mail;
	await expect(moved.workOff()).rejects.toThrow("unable to authenticate");
	const elsewhere = heldQueue(createKeyring(`${text}!`));
	await elsewhere.jobs.add(tx, "send-mail", mail);
	await expect(elsewhere.workOff()).rejects.toThrow("none of our keys opens");
	expect([...moved.sent, ...elsewhere.sent]).toEqual([]);
});
