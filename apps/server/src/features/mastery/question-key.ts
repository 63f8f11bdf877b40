/** How the figures know a question: by its generator and difficulty, or by what an author wrote. */
export function questionKeyOf(question: {
	skill_id: string;
	generator_version: number | null;
	difficulty: number;
	fingerprint: string | null;
}): string {
	const { skill_id, generator_version, difficulty, fingerprint } = question;
	if (generator_version === null && fingerprint !== null) return fingerprint;
	return `${skill_id}:${generator_version ?? "given"}:${difficulty}`;
}
