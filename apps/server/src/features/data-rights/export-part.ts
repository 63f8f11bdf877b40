/** Whose rows to export; each statement below uses the id it needs as $1. */
export type Owner = "student" | "account" | "family";

export interface ExportPart {
	file: string;
	owner: Owner;
	/** Returns `export_at` (microseconds) and `export_id` as the cursor; neither is exported. */
	text: string;
}

/** The moment of a row as its place in the export. */
export const at = (moment: string) => `(extract(epoch from ${moment}) * 1000000)::bigint as export_at`;
