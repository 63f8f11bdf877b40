/** A number that no other item of the list has. */
export function nextId(list: readonly { id: string }[]): string {
	const taken = new Set(list.map(({ id }) => id));
	let number = list.length + 1;
	while (taken.has(`${number}`)) number += 1;
	return `${number}`;
}
