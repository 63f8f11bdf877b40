import { startInboxServer } from "./inbox-server.ts";
import type { MailMessage } from "./mail-message.ts";
import { Mailbox } from "./mailbox.ts";
import { type SmtpBehaviour, startSmtp } from "./smtp.ts";

export { linksIn, type MailMessage } from "./mail-message.ts";

/** How to start the stand-in. */
export interface MailStandInOptions {
	/** The port for SMTP; 0, the default, takes a free one. */
	port?: number;
	/** The port for the inbox page; 0, the default, takes a free one. */
	httpPort?: number;
	host?: string;
	/** Stores messages in this folder, so that they survive a restart. */
	dataDir?: string;
	/** Refuses recipients whose address contains `bounce`. */
	rejectBounces?: boolean;
	credentials?: { user: string; password: string };
}

/** How a test can use the mailbox. */
export interface MailControls {
	/** Messages newest first, only those to `recipient` if given. */
	list(recipient?: string): MailMessage[];
	/** The newest message to the address, if there is one. */
	latestTo(recipient: string): MailMessage | undefined;
	/** The newest message to the address, as soon as there is one. */
	waitFor(recipient: string, subject?: RegExp | string): Promise<MailMessage>;
	clear(): Promise<void>;
	rejectBounces(rejects: boolean): void;
	/** Responds to every message with a temporary failure until told otherwise. */
	failTemporarily(fails: boolean): void;
}

/** A running stand-in. */
export interface MailStandIn {
	/** The address to send through, `smtp://…`. */
	smtpUrl: string;
	/** The address of the inbox page. */
	url: string;
	stop(): Promise<void>;
	controls: MailControls;
}

/** Starts an SMTP server that stores what it receives, and a page to read it. */
export async function startMailStandIn(options: MailStandInOptions = {}): Promise<MailStandIn> {
	const { host = "127.0.0.1", httpPort = 0, port = 0 } = options;
	const mailbox = await Mailbox.open(options.dataDir);
	const behaviour: SmtpBehaviour = {
		rejectBounces: options.rejectBounces ?? false,
		failTemporarily: false,
		...(options.credentials ? { credentials: options.credentials } : {}),
	};
	const smtp = await startSmtp(mailbox, behaviour, port, host);
	const inbox = await startInboxServer(mailbox, httpPort, host).catch(async (error: unknown) => {
		await smtp.stop();
		throw error;
	});
	const shownHost = host === "0.0.0.0" ? "127.0.0.1" : host;
	return {
		smtpUrl: `smtp://${shownHost}:${smtp.port}`,
		url: `http://${shownHost}:${inbox.port}`,
		controls: createControls(mailbox, behaviour),
		stop: async () => {
			await Promise.all([smtp.stop(), inbox.stop()]);
		},
	};
}

function createControls(mailbox: Mailbox, behaviour: SmtpBehaviour): MailControls {
	return {
		list: (recipient) => mailbox.newestFirst(recipient),
		latestTo: (recipient) => mailbox.newestFirst(recipient)[0],
		waitFor: (recipient, subject) => mailbox.waitFor(recipient, subject),
		clear: () => mailbox.clear(),
		rejectBounces: (rejects) => {
			behaviour.rejectBounces = rejects;
		},
		failTemporarily: (fails) => {
			behaviour.failTemporarily = fails;
		},
	};
}
