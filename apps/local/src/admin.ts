import {
	type AdminCommand,
	createAdmin,
	listAdmins,
	readEmail,
	resetSecondFactor,
	revokeAdmin,
} from "@learnin/server/features/credentials/index";
import { openDatabase } from "@learnin/server/platform/db/database";
import { findPlace, Refused } from "./find-place.ts";

const usage = `npm run admin -- create EMAIL   makes this account a super-admin, and the account first where there is none
npm run admin -- revoke EMAIL   takes it back
npm run admin -- list           says who is one
npm run admin -- reset-second-factor EMAIL
                                takes the second factor off any account whose owner cannot show it any more

DATABASE_URL and APP_BASE_URL name another place than the data of "npm start" (DATA_DIR).`;

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
	if (place.url === "") throw new Refused("APP_BASE_URL is missing: the link begins with it.");
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

try {
	process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
	process.stderr.write(`${error instanceof Refused ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
