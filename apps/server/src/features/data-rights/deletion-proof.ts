import type { Deletion } from "@learnin/contract/routes/people/data-rights.contract";
import { deletedInWords } from "@learnin/domain/data-rights/deleted-words";
import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Counts } from "./deletion.queries.ts";

/** What was deleted, largest first: only numbers, without names. */
export function proofOf(counts: Counts, deleted_at: Date): Deletion {
	const tables = Object.entries(counts).map(([table, rows]) => ({ table, rows }));
	return {
		deleted_at: deleted_at.toISOString(),
		tables: tables.toSorted((a, b) => b.rows - a.rows || a.table.localeCompare(b.table)),
	};
}

/** Emails the proof to these addresses, once the deletion is committed. */
export async function mailProof(
	app: Pick<AppContext, "jobs" | "config">,
	tx: Tx,
	mail: {
		what: string;
		id: string;
		addresses: readonly string[];
		proof: Deletion;
		/** Amounts that were forfeited with the family. */
		forgone?: readonly string[];
	},
): Promise<void> {
	const { what, id, addresses, proof, forgone = [] } = mail;
	for (const address of addresses) {
		await app.jobs.add(tx, "send-mail", {
			to: { name: "", address },
			subject: "Deleted from Learnin",
			text: `Hello,

${what} was deleted from Learnin on ${momentText(proof.deleted_at)}. These records are gone:

${deletedInWords(proof.tables)
	.map(({ words, rows }) => `${words}: ${rows}`)
	.join("\n")}

The law requires us to keep records of payments, but without any names. Our payment provider deletes the data of a deleted family within 30 days.
${forgone.length === 0 ? "" : `\nYou gave up ${forgone.join(" and ")} in the wallet. If you want it paid back after all, reply to this email.\n`}
If you didn’t ask for this, reply to this email.

Learnin
Interactive Math Mastery
`,
			message_key: `deleted-${id}-${addresses.indexOf(address)}`,
		});
	}
}

/** "November 22, 2026 at 5:58 AM (UTC)": the family's own time zone was deleted with it. */
function momentText(moment: string): string {
	const text = new Date(moment).toLocaleString("en-US", {
		dateStyle: "long",
		timeStyle: "short",
		timeZone: "UTC",
	});
	return `${text.replaceAll("\u202f", " ")} (UTC)`;
}
