/** Read from the database: the same on every node. */
export const ofDatabase = {
	learnin_jobs: "Jobs by queue and state: waiting (due and not begun), active, failed (given up).",
	learnin_job_oldest_seconds: "How long the job that is due longest has waited, by queue.",
	learnin_money_waiting: "Payments, refunds, disagreements and disputes that are not decided.",
	learnin_money_oldest_seconds: "How long the oldest of them has waited.",
	learnin_ledger_faults: "Faults that the last proof of the ledger found.",
	learnin_ledger_proof_seconds: "How long ago the ledger was proved.",
};

/** Read from this node. */
export const ofNode = {
	learnin_database_connections: "Connections of this node by pool and state.",
	learnin_database_waiting: "Requests that wait for a connection, by pool.",
	learnin_live_streams: "Open streams of live pages.",
};
