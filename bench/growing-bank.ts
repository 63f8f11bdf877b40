import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { type Bank, openBank } from "./bank-site.ts";
import { bankWork } from "./bank-work.ts";
import { type ComparedPage, compareSites, mostRatio, ratioTable } from "./compare-sites.ts";

export interface BankPlan {
	/** Questions of the large bank, and as many emails, jobs, families and so on; the small one has a thousand. */
	questions: number;
	/** Requests of each page to each bank. */
	requests: number;
	/** How often a file is read, imported and exported. */
	times: number;
}

const smallBank = 1_000;
/** The most questions in one exported file. */
const mostExported = 5_000;

const page = (name: string, pathOf: string | ((bank: Bank, at: number) => string)): ComparedPage<Bank> => ({
	name,
	request: (bank, at) => ({
		path: typeof pathOf === "string" ? pathOf : pathOf(bank, at),
		token: bank.token,
	}),
});
const oneOf = (ids: readonly string[], at: number) => ids[at % ids.length] ?? "";

const pages: ComparedPage<Bank>[] = [
	page("all questions", "/api/questions"),
	page("the second page", ({ next_cursor }) => `/api/questions?cursor=${next_cursor}`),
	page("waiting for review", "/api/questions?state=in_review&reviewer=nobody"),
	page("of a grade", "/api/questions?grade=4"),
	page("of a type", "/api/questions?question_type=FILL_ONE"),
	page("of a tag", "/api/questions?tag=seldom"),
	page("suspended ones", "/api/questions?state=suspended"),
	page("hardest first", "/api/questions?sort=hardest"),
	page("most reported first", "/api/questions?sort=reported"),
	page("search", "/api/questions?search=xylophone"),
	page("one question", ({ question_ids }, at) => `/api/questions/${oneOf(question_ids, at)}`),
	page("skills to file under", "/api/question-skills"),
	page("skills with coverage", "/api/superadmin/skills"),
	page("one skill", "/api/superadmin/skills/add-within-100"),
	page("generation jobs", "/api/generation/jobs"),
	page("generation jobs of a kind", "/api/generation/jobs?kind=compare"),
	page("a job with candidates", ({ job_ids }, at) => `/api/generation/jobs/${oneOf(job_ids, at)}`),
	page("a candidate", ({ candidate_ids }, at) => `/api/generation/candidates/${oneOf(candidate_ids, at)}`),
	page("imports", "/api/question-imports"),
	page("pictures", "/api/images"),
	page("pictures searched", "/api/images?search=walrus"),
	page("pictures without words", "/api/images?only=undescribed"),
	page("jobs", "/api/superadmin/jobs"),
	page("jobs of a kind", "/api/superadmin/jobs?name=send-mail&state=failed"),
	page("mails", "/api/superadmin/mails"),
	page("mails that failed", "/api/superadmin/mails?state=failed"),
	page("errors", "/api/superadmin/error-reports?state=open"),
	page("audit log", "/api/superadmin/audit-log"),
	page("acts of a kind", "/api/superadmin/audit-log?action=mail.resent"),
	page("dashboard", "/api/superadmin/dashboard"),
	page("figures by day", "/api/superadmin/figures?days=30"),
];

/** How long pages and work of super-admins take with many questions, as a ratio to the same with a thousand. */
export async function growingBank(plan: BankPlan): Promise<{ table: string; over: string[] }> {
	const started = new AsyncDisposableStack();
	try {
		const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-bench-bank-"));
		started.defer(() => removeLocation(dataDir));
		const postgres = await startPostgres({
			dataDir,
			// As in the bench of growing data: what a server of that size has at least.
			settings: { max_wal_size: "4GB", shared_buffers: "512MB" },
			maxConnections: 120,
		});
		started.defer(() => postgres.stop());
		const open = (name: string, questions: number) =>
			openBank(postgres.connectionString, { name, questions, mostExported }, started);
		const begin = performance.now();
		const large = await open("large", plan.questions);
		const small = await open("small", smallBank);
		const seconds = (performance.now() - begin) / 1000;
		const compared = [...pages, ...bankWork(plan.times)];
		const measured = await compareSites(compared, plan.requests, { small, large });
		const title = `Pages and work of the bank: with ${plan.questions.toLocaleString("en-US")} questions, and with ${smallBank.toLocaleString("en-US")} (seeded in ${seconds.toFixed(0)} s; ms; p95 at most ${mostRatio} times)`;
		return ratioTable(title, measured);
	} finally {
		await started.disposeAsync();
	}
}
