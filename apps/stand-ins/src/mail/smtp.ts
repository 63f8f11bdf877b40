import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { parseMessage } from "./mail-message.ts";
import type { Mailbox } from "./mailbox.ts";

/** How the server treats what it receives. */
export interface SmtpBehaviour {
	/** Refuses recipients whose address contains `bounce`, as a server does for unknown mailboxes. */
	rejectBounces: boolean;
	/** Responds to every message with a temporary failure (451), as a busy server does. */
	failTemporarily: boolean;
	/** The only accepted name and password; by default everyone is accepted. */
	credentials?: { user: string; password: string };
}

/** A listening SMTP server. */
export interface Smtp {
	port: number;
	stop(): Promise<void>;
}

interface SmtpError extends Error {
	responseCode: number;
}

/** Starts an SMTP server that puts accepted messages into the mailbox. */
export async function startSmtp(
	mailbox: Mailbox,
	behaviour: SmtpBehaviour,
	port: number,
	host: string,
): Promise<Smtp> {
	const server = new SMTPServer({
		authOptional: behaviour.credentials === undefined,
		allowInsecureAuth: true,
		disableReverseLookup: true,
		// Offering TLS without a certificate that clients trust would only make them fail.
		disabledCommands: ["STARTTLS"],
		onAuth({ password, username }, _session, done) {
			const { credentials } = behaviour;
			const isKnown = !credentials || (username === credentials.user && password === credentials.password);
			if (isKnown) done(null, { user: username ?? "anybody" });
			else done(smtpError(535, "Authentication failed"));
		},
		onRcptTo({ address }, _session, done) {
			const isUnknown = behaviour.rejectBounces && address.toLowerCase().includes("bounce");
			done(isUnknown ? smtpError(550, `No such mailbox: ${address}`) : null);
		},
		onData(stream, session, done) {
			callbackify(() => receive(mailbox, behaviour, session, stream))((error) => done(error));
		},
	});
	// A client that disconnects is no problem of the server.
	server.on("error", () => undefined);
	const listener = server.listen(port, host);
	await Promise.race([once(listener, "listening"), failure(server)]);
	return {
		port: (listener.address() as AddressInfo).port,
		stop: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

async function receive(
	mailbox: Mailbox,
	behaviour: SmtpBehaviour,
	session: SMTPServerSession,
	stream: NodeJS.ReadableStream,
): Promise<void> {
	const raw = await buffer(stream);
	if (behaviour.failTemporarily) throw smtpError(451, "Try again later");
	const recipients = session.envelope.rcptTo.map(({ address }) => address);
	await mailbox.add(await parseMessage(raw, recipients));
}

function smtpError(responseCode: number, message: string): SmtpError {
	return Object.assign(new Error(message), { responseCode });
}

function failure(server: SMTPServer): Promise<never> {
	return new Promise((_resolve, reject) => {
		server.once("error", reject);
	});
}
