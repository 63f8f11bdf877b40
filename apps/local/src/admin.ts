import { existsSync } from "node:fs";
import path from "node:path";
import { findRunningPostgres } from "@learnin/embedded-postgres/running-postgres";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import {
	type AdminCommand,
	createAdmin,
	listAdmins,
	readEmail,
	resetSecondFactor,
	revokeAdmin,
} from "@learnin/server/features/credentials/index";
import { openDatabase } from "@learnin/server/platform/db/database";

const usage = `npm run admin -- create EMAIL   makes this account a super-admin, and the account first where there is none
npm run admin -- revoke EMAIL   takes it back
npm run admin -- list           says who is one
npm run admin -- reset-second-factor EMAIL
                                takes the second factor off any account whose owner cannot show it any more

DATABASE_URL and APP_BASE_URL name another place than the data of "npm start" (DATA_DIR).`;

/** A refusal in words. */
class Refused extends Error {}

interface Place {
	connectionString: string;
	url: string;
	close(): Promise<void>;
}

/** `npm run admin`: who is a super-admin, where there is no page for it yet. */
async function main([verb, address]: string[]): Promise<string> {
	if (verb === "list") return withCommand(list);
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
	return `${email} is no super-admin any more.${isAnyLeft ? "" : "\nThere is none left now."}`;
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

async function withCommand(work: (command: AdminCommand) => Promise<string>): Promise<string> {
	const place = await findPlace(process.env);
	const { db, close } = openDatabase({
		connectionString: place.connectionString,
		maxConnections: 1,
		onError: () => {},
	});
	try {
		return await work({ db, config: { APP_BASE_URL: place.url }, now: () => new Date() });
	} finally {
		await close();
		await place.close();
	}
}

/** The database that is named, else the one of the local start, running or not. */
async function findPlace(environment: Record<string, string | undefined>): Promise<Place> {
	const { DATABASE_URL, APP_BASE_URL, DATA_DIR, PORT = "3000" } = environment;
	if (DATABASE_URL) {
		if (!APP_BASE_URL) throw new Refused("APP_BASE_URL is missing: the link begins with it.");
		return { connectionString: DATABASE_URL, url: APP_BASE_URL.replace(/\/+$/, ""), close: async () => {} };
	}
	if (environment["NODE_ENV"] === "production") throw new Refused("DATABASE_URL is missing.");
	const dataDir = path.resolve(import.meta.dirname, "../../..", DATA_DIR || ".data");
	if (!existsSync(dataDir)) throw new Refused(`There is no data in ${dataDir} yet: start Learnin first.`);
	const url = APP_BASE_URL ?? `http://127.0.0.1:${PORT}`;
	const running = await findRunningPostgres(dataDir, "learnin");
	if (running !== undefined) return { connectionString: running, url, close: async () => {} };
	const postgres = await startPostgres({ dataDir, database: "learnin" });
	return { connectionString: postgres.connectionString, url, close: () => postgres.stop() };
}

try {
	process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
	process.stderr.write(`${error instanceof Refused ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
