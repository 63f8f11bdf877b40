import {
	type AdminCommand,
	createAdmin,
	listAdmins,
	readEmail,
	resealAll,
	resetSecondFactor,
	revokeAdmin,
} from "@learnin/server/features/credentials/index";
import { createKeyring } from "@learnin/server/platform/auth/keyring";
import { type Db, openDatabase } from "@learnin/server/platform/db/database";
import { findPlace, Refused } from "./find-place.ts";

const usage = `npm run admin -- create EMAIL   makes this account a super-admin; creates it if needed
npm run admin -- revoke EMAIL   takes that right away
npm run admin -- list           lists the super-admins
npm run admin -- reset-second-factor EMAIL
                                removes the second factor of an account whose owner has lost it
npm run admin -- reseal         encrypts again with JWT_SECRET what is stored with JWT_SECRET_PREVIOUS

Set DATABASE_URL and APP_BASE_URL to work on another deployment than that of "npm start" (DATA_DIR).`;

/** `npm run admin`: manages super-admins before anyone can open a page for it. */
async function main([verb, address]: string[]): Promise<string> {
	if (verb === "list") return withCommand(list);
	if (verb === "reseal") return reseal();
	const work = verbs.get(verb ?? "");
	if (work === undefined || address === undefined) throw new Refused(usage);
	const email = readEmail(address);
	if (email === undefined) throw new Refused("Please give a valid email address.");
	return withCommand((command) => work(command, email));
}

async function create(command: AdminCommand, email: string): Promise<string> {
	const created = await createAdmin(command, email);
	if (created.kind === "refused")
		throw new Refused(
			created.because === "student"
				? `${email} is a child's account; a child cannot be a super-admin.`
				: `The account of ${email} is switched off.`,
		);
	const first = {
		created: `${email} has an account now and is a super-admin.`,
		promoted: `${email} is a super-admin now and was signed out everywhere.`,
		already: `${email} is a super-admin already.`,
	}[created.kind];
	const second =
		created.link === null
			? "It signs in with the password that it has."
			: `Its password is chosen by this link, once and within 30 minutes:\n${created.link}`;
	return `${first}\n${second}`;
}

async function revoke(command: AdminCommand, email: string): Promise<string> {
	if (!(await revokeAdmin(command, email))) throw new Refused(`${email} is no super-admin.`);
	const isAnyLeft = (await listAdmins(command)).length > 0;
	return `${email} is no longer a super-admin.${isAnyLeft ? "" : "\nThere are none left."}`;
}

async function resetFactor(command: AdminCommand, email: string): Promise<string> {
	if (!(await resetSecondFactor(command, email))) throw new Refused(`${email} has no second factor.`);
	return `${email} signs in without a second factor now, and was signed out everywhere.
Please tell its owner; a super-admin is asked to turn it on again.`;
}

const verbs = new Map([
	["create", create],
	["revoke", revoke],
	["reset-second-factor", resetFactor],
]);

async function list(command: AdminCommand): Promise<string> {
	const admins = await listAdmins(command);
	if (admins.length === 0) return "There is no super-admin yet.";
	return admins
		.map(({ email, is_active, totp_confirmed_at }) => {
			const factor = totp_confirmed_at === null ? "without a second factor" : "with a second factor";
			return `${email ?? ""}  ${factor}${is_active ? "" : ", switched off"}`;
		})
		.join("\n");
}

/** While the product runs, any number of times. */
async function reseal(): Promise<string> {
	const keyring = readKeyring();
	const { secrets, mails, unreadable } = await withPlace(({ db }) => resealAll(db, keyring));
	const lost = `${unreadable} could not be opened with either secret and stay as they are: they were sealed under one from before.
Reset these second factors when their owners ask (reset-second-factor EMAIL).`;
	const may = `JWT_SECRET_PREVIOUS may go at ${inAQuarter()}, when the last token made with it is over, if every node had the new
JWT_SECRET when this command began. If one had not, start it with the new one and run this again.`;
	return [
		`${secrets} authenticator ${secrets === 1 ? "secret" : "secrets"} and ${mails} waiting ${mails === 1 ? "email" : "emails"} were resealed.`,
		...(unreadable > 0 ? [lost] : []),
		process.env["JWT_SECRET_PREVIOUS"] ? may : "Everything is under the present JWT_SECRET.",
	].join("\n");
}

function readKeyring() {
	const { JWT_SECRET, JWT_SECRET_PREVIOUS } = process.env;
	if (!JWT_SECRET)
		throw new Refused("JWT_SECRET is missing: set it, and JWT_SECRET_PREVIOUS, as the servers have them.");
	if (JWT_SECRET === JWT_SECRET_PREVIOUS) throw new Refused("JWT_SECRET_PREVIOUS is the same as JWT_SECRET.");
	return createKeyring(JWT_SECRET, JWT_SECRET_PREVIOUS || undefined);
}

function inAQuarter(): string {
	return `${new Date(Date.now() + 15 * 60 * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

async function withCommand(work: (command: AdminCommand) => Promise<string>): Promise<string> {
	return withPlace(({ db, url }) => {
		if (url === "") throw new Refused("APP_BASE_URL is missing: the link begins with it.");
		return work({ db, config: { APP_BASE_URL: url }, now: () => new Date() });
	});
}

async function withPlace<T>(work: (place: { db: Db; url: string }) => Promise<T>): Promise<T> {
	const place = await findPlace(process.env);
	const { db, close } = openDatabase({
		connectionString: place.connectionString,
		maxConnections: 1,
		onError: () => {},
	});
	try {
		return await work({ db, url: place.url });
	} finally {
		await close();
		await place.close();
	}
}

try {
	process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
	process.stderr.write(`${error instanceof Refused ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
