type Story = (name: string, some: number, count: number) => string;

/** So many of so many; the fraction of all is asked for. At least two are meant. */
export const COUNTED_OF_ALL: readonly Story[] = [
	(name, some, all) =>
		`${name} has ${all} marbles, and ${some} of them are blue. What fraction of the marbles is blue?`,
	(name, some, all) =>
		`A carton holds ${all} eggs. ${name} uses ${some} of them for a cake. What fraction of the eggs does ${name} use?`,
	(name, some, all) =>
		`${name} takes ${all} shots at the basket and makes ${some} of them. What fraction of the shots does ${name} make?`,
	(name, some, all) =>
		`There are ${all} bikes at the rack. ${name} counts ${some} bikes with a bell. What fraction of the bikes has a bell?`,
	(name, some, all) =>
		`${name} plants ${all} seeds, and ${some} of them sprout. What fraction of the seeds sprouts?`,
	(name, some, all) =>
		`A pizza has ${all} equal slices. ${name} and some friends eat ${some} of them. What fraction of the pizza do they eat?`,
	(name, some, all) =>
		`${name} packs ${all} shirts, and ${some} of them have stripes. What fraction of the shirts has stripes?`,
	(name, some, all) =>
		`A quiz has ${all} questions. ${name} answers ${some} of them right. What fraction of the questions does ${name} answer right?`,
	(name, some, all) =>
		`${name}’s bus makes ${all} stops, and ${some} of them are at schools. What fraction of the stops is at schools?`,
];

/** So many of one kind and so many of another; the fraction that is of the first kind is asked for. */
export const COUNTED_IN_TWO: readonly Story[] = [
	(name, some, others) =>
		`A bag has ${some} red marbles and ${others} green marbles. What fraction of all the marbles is red?`,
	(name, some, others) =>
		`${name} has ${some} story books and ${others} comic books. What fraction of all these books are story books?`,
	(name, some, others) =>
		`At the shelter, ${name} counts ${some} cats and ${others} dogs. What fraction of these animals are cats?`,
	(name, some, others) =>
		`${name}’s team wins ${some} games and loses ${others} games. What fraction of all its games does the team win?`,
	(name, some, others) =>
		`${name} bakes ${some} corn muffins and ${others} bran muffins. What fraction of all the muffins are corn muffins?`,
	(name, some, others) =>
		`A choir has ${some} fourth graders and ${others} fifth graders. ${name} sings in it. What fraction of the choir are fourth graders?`,
	(name, some, others) =>
		`${name} sees ${some} robins and ${others} sparrows. What fraction of all these birds are robins?`,
	(name, some, others) =>
		`${name} picks ${some} red apples and ${others} yellow apples. What fraction of all the apples is red?`,
	(name, some, others) =>
		`It rains on ${some} days of ${name}’s vacation, and ${others} days are dry. On what fraction of all the days does it rain?`,
];
