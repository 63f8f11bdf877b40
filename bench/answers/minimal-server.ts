/**
 * A baseline: a hand-written server that only stores an answer: one JSON body, the one statement, one JSON response.
 * No sign-in, no grading, no checks. Its parent sends the connection string and receives the port.
 */
import http from "node:http";
import { insertAttemptStatement } from "@learnin/server/features/practice/index";
import pg from "pg";

const connections = 20;
const { name, text } = insertAttemptStatement;

function serve(connectionString: string): void {
	const pool = new pg.Pool({ connectionString, max: connections });
	const server = http.createServer((request, response) => {
		const pieces: Buffer[] = [];
		request.on("data", (piece: Buffer) => pieces.push(piece));
		request.on("end", () => {
			const attempt = JSON.parse(Buffer.concat(pieces).toString("utf8")) as Parameters<
				typeof insertAttemptStatement.valuesOf
			>[0];
			pool.query({ name, text, values: insertAttemptStatement.valuesOf(attempt) }).then(
				({ rows }) => answer(response, rows.length === 1 ? 200 : 409, rows[0]),
				(error: unknown) => answer(response, 500, { error: String(error) }),
			);
		});
	});
	server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
}

function answer(response: http.ServerResponse, status: number, body: unknown): void {
	const json = JSON.stringify({ data: body });
	response.writeHead(status, {
		"content-type": "application/json",
		"content-length": Buffer.byteLength(json),
	});
	response.end(json);
}

if (process.send !== undefined && process.argv[1] === import.meta.filename)
	process.once("message", (connectionString) => serve(String(connectionString)));
