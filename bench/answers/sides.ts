import { fork } from "node:child_process";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { insertAttemptStatement } from "@learnin/server/features/practice/index";
import pg from "pg";
import type { Answer } from "../measure-window.ts";
import { refusalOf, sendRequest } from "../send-request.ts";
import { type AnswerSupply, attemptOf, bodyOf } from "./answer-supply.ts";

const { name, text } = insertAttemptStatement;

/** One way to send answers, over a number of connections. */
export interface Side {
	answer: Answer;
	close(): Promise<void>;
}

interface Place {
	port: number;
	supply: AnswerSupply;
	connections: number;
}

/** Through the whole product. */
export function productSide({ port, supply, connections }: Place): Side {
	const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
	return {
		close: async () => agent.destroy(),
		answer: async (connection) => {
			const next = supply.next(connection);
			const path = `/api/practice/questions/${next.question_id}/attempts`;
			const request = { agent, port, path, token: next.student.token, body: bodyOf(next) };
			return refusalOf("an answer", await sendRequest(request));
		},
	};
}

/** Through the minimal server, which receives the grade. */
export function minimalSide({ port, supply, connections }: Place): Side {
	const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
	return {
		close: async () => agent.destroy(),
		answer: async (connection) => {
			const body = attemptOf(supply.next(connection));
			return refusalOf("the minimal server", await sendRequest({ agent, port, path: "/", body }));
		},
	};
}

/** Only the statement, on as many connections to the database. */
export async function bareSide(
	connectionString: string,
	{ supply, connections }: Omit<Place, "port">,
): Promise<Side> {
	const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString }));
	for (const client of clients) await client.connect();
	return {
		close: async () => {
			for (const client of clients) await client.end();
		},
		answer: async (connection) => {
			const values = insertAttemptStatement.valuesOf(attemptOf(supply.next(connection)));
			const result = await clients[connection]?.query({ name, text, values });
			return result?.rowCount === 1 ? null : "the bare statement stored nothing";
		},
	};
}

/** Starts the minimal server as its own process. */
export function startMinimalServer(
	connectionString: string,
): Promise<{ port: number; stop(): Promise<void> }> {
	const child = fork(path.join(import.meta.dirname, "minimal-server.ts"), [], { execArgv: [] });
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", (code) => reject(new Error(`the minimal server ended with ${code}`)));
		child.once("message", (address) =>
			resolve({
				port: (address as AddressInfo).port,
				stop: () =>
					new Promise((stopped) => {
						child.removeAllListeners("exit");
						child.once("exit", () => stopped());
						child.kill("SIGTERM");
					}),
			}),
		);
		child.send(connectionString);
	});
}
