import { hashPassword } from "@learnin/server/platform/auth/password";
import { openDatabase } from "@learnin/server/platform/db/database";
import { readSkillGraph, seedSkills, type SkillGraph } from "@learnin/server/features/skills/index";
import pg from "pg";
import { createLearning } from "./learn-practice.ts";
import { makePool } from "./question-pool.ts";
import { gradeOf, simulatedStudent } from "./simulated-student.ts";
import { writeMastery } from "./write-mastery.ts";
import { type SeededPeople, writePeople } from "./write-people.ts";
import { type Practised, writePractice, writeScratch } from "./write-practice.ts";
import { DAY_MS } from "@learnin/domain/time/day";

export interface SeedOptions {
	connectionString: string;
	students: number;
	/** In total for all students. */
	attempts: number;
	/** The end of the practice. */
	now: Date;
	/** The start of the addresses: NAME.student0@example.com. */
	name: string;
	/** Null if no one may sign in to these accounts by password. */
	password: string | null;
	log: (line: string) => void;
}

const days = 90;
const questionsPerDifficulty = 6;
/** Long enough to be fast, short enough for memory. */
const sessionsPerWrite = 200;
const writers = 2;

/**
 * Writes families with two children each, and for every child 90 days of practice with real questions of the
 * curriculum: sessions, questions, attempts, and mastery as the product learns it. Day by day, so that the
 * rows of a child are scattered among everyone's, as with concurrent practice. It needs no more privileges
 * than the product itself; a superuser skips the database's checks of practice rows, and half the time.
 */
export async function seedPractice(wish: SeedOptions): Promise<SeededPeople> {
	const { connectionString, log } = wish;
	const db = new pg.Pool({ connectionString, max: writers + 1 });
	try {
		const graph = await writeSkills(connectionString);
		const pool = makePool(questionsPerDifficulty, gradesOf(wish.students));
		log(`${pool.questions.length} questions of ${pool.bySkill.size} skills`);
		const people = await writePeople(db, await peopleOf(wish));
		await writeScratch(db, pool, people);
		const learning = createLearning(graph);
		const students = simulateAll(wish, pool);
		const write = await startWriting(db);
		try {
			for (let day = 0; day < days; day += 1) {
				for (const student of students)
					for (const session of student.practiseDay(day)) {
						const { number } = student;
						await write.add({ number, session, steps: learning.learn(number, session) });
					}
				if (day % 10 === 9) log(`${day + 1} of ${days} days`);
			}
			await write.end();
		} finally {
			write.release();
		}
		await writeMastery(db, learning, people);
		await db.query("drop schema seeding cascade");
		log("counting rows for the planner");
		await db.query("vacuum (analyze)");
		return people;
	} finally {
		await db.end();
	}
}

async function writeSkills(connectionString: string): Promise<SkillGraph> {
	const database = openDatabase({ connectionString, maxConnections: 1, onError: () => {} });
	await seedSkills(database.db);
	const graph = await readSkillGraph(database.db);
	await database.close();
	return graph;
}

/** The grades of these students, and the one below each, which they practice too. */
function gradesOf(students: number): Set<number> {
	const grades = Array.from({ length: students }, (_, number) => gradeOf(number));
	return new Set(grades.flatMap((grade) => [grade - 1, grade]));
}

async function peopleOf({ students, name, password, now }: SeedOptions) {
	return {
		grades: Array.from({ length: students }, (_, number) => gradeOf(number)),
		name,
		password_hash: password === null ? null : await hashPassword(password),
		since: new Date(now.getTime() - days * DAY_MS),
		until: new Date(now.getTime() + 25 * DAY_MS),
	};
}

function simulateAll({ students, attempts, now }: SeedOptions, pool: ReturnType<typeof makePool>) {
	const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
	const plan = { days, first_day_ms: midnight - (days - 1) * DAY_MS, until_ms: now.getTime() };
	return Array.from({ length: students }, (_, number) => {
		const own = Math.floor((attempts * (number + 1)) / students) - Math.floor((attempts * number) / students);
		return simulatedStudent(number, pool, { ...plan, attempts: own });
	});
}

/** Collects sessions and writes them while the next ones are generated, a few writers at a time. */
async function startWriting(db: pg.Pool) {
	const clients = await Promise.all(Array.from({ length: writers }, () => db.connect()));
	const { rows } = await db.query<{ may: boolean }>(
		"select has_parameter_privilege(current_user, 'session_replication_role', 'set') as may",
	);
	for (const client of clients) {
		if (rows[0]?.may === true) await client.query("set session_replication_role = replica");
		await client.query("set synchronous_commit = off");
	}
	const free = [...clients];
	const busy = new Set<Promise<void>>();
	let batch: Practised[] = [];
	const flush = async () => {
		while (free.length === 0) await Promise.race(busy);
		const client = free.pop();
		if (client === undefined || batch.length === 0) return;
		const written = writePractice(client, batch).finally(() => {
			busy.delete(written);
			free.push(client);
		});
		busy.add(written);
		batch = [];
	};
	return {
		async add(practised: Practised) {
			batch.push(practised);
			if (batch.length >= sessionsPerWrite) await flush();
		},
		async end() {
			await flush();
			await Promise.all(busy);
		},
		release() {
			for (const client of clients) client.release(true);
		},
	};
}
