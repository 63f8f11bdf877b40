type Story = (name: string, part: string, parts: number) => string;

/** Stories of a whole in equal parts, of which a fraction is meant and the number of parts is asked for. */
export const WHOLES_IN_PARTS: readonly Story[] = [
	(name, part, parts) =>
		`A pizza is cut into ${parts} equal slices. ${name} and some friends eat ${part} of the pizza. How many slices is that?`,
	(name, part, parts) =>
		`A garden has ${parts} equal plots. ${name} plants beans in ${part} of the garden. How many plots is that?`,
	(name, part, parts) =>
		`${name}’s quilt is made of ${parts} equal squares. Blue squares cover ${part} of it. How many squares are blue?`,
	(name, part, parts) =>
		`A fence has ${parts} equal panels. ${name} has painted ${part} of the fence. How many panels is that?`,
	(name, part, parts) =>
		`A trail has ${parts} equal sections. ${name} has hiked ${part} of the trail. How many sections is that?`,
	(name, part, parts) =>
		`A chocolate bar has ${parts} equal pieces. ${name} shares ${part} of the bar. How many pieces is that?`,
	(name, part, parts) =>
		`A parking lot has ${parts} spaces, and cars are in ${part} of them. ${name} counts the cars. How many are there?`,
	(name, part, parts) =>
		`A wall has ${parts} equal tiles. ${name} decorates ${part} of the wall. How many tiles is that?`,
	(name, part, parts) =>
		`A tray of eggs has ${parts} places. ${name} fills ${part} of the tray. How many eggs is that?`,
];
