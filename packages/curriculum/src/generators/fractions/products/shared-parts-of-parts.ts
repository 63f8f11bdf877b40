type Story = (name: string, part: string, of: string) => string;

/** Stories in which a part of a part is asked for. */
export const PARTS_OF_PARTS: readonly Story[] = [
	(name, part, of) =>
		`${name} has ${of} of a pizza left and eats ${part} of what is left. What fraction of the whole pizza does ${name} eat?`,
	(name, part, of) =>
		`${name} plants vegetables in ${of} of a garden. Tomatoes grow in ${part} of that part. What fraction of the whole garden has tomatoes?`,
	(name, part, of) =>
		`${name} has ${of} of a yard of ribbon and uses ${part} of it for a bow. What fraction of a yard does ${name} use?`,
	(name, part, of) =>
		`A recipe needs ${of} of a cup of milk. ${name} makes ${part} of the recipe. What fraction of a cup of milk does ${name} need?`,
	(name, part, of) =>
		`A trail is ${of} of a mile long. ${name} has walked ${part} of the trail. What fraction of a mile is that?`,
	(name, part, of) =>
		`In ${name}’s class, ${of} of the students play a sport. Of those students, ${part} play soccer. What fraction of the class plays soccer?`,
	(name, part, of) =>
		`${name} paints ${of} of a wall. Of the painted part, ${part} is blue. What fraction of the whole wall is blue?`,
	(name, part, of) =>
		`${name} practices the piano for ${of} of an hour and plays scales for ${part} of that time. For what fraction of an hour does ${name} play scales?`,
	(name, part, of) =>
		`In ${name}’s library, ${of} of the books are fiction. Of the fiction books, ${part} are mysteries. What fraction of all the books are mysteries?`,
];

/** Stories in which a part of what there was is used, and the rest is asked for. */
export const WHAT_IS_LEFT: readonly Story[] = [
	(name, part, of) =>
		`${name} has ${of} of a pizza and eats ${part} of it. What fraction of a whole pizza is left?`,
	(name, part, of) =>
		`${name} has ${of} of a yard of ribbon and uses ${part} of it. What fraction of a yard is left?`,
	(name, part, of) =>
		`A jug holds ${of} of a gallon of juice. ${name} and some friends drink ${part} of it. What fraction of a gallon is left?`,
	(name, part, of) =>
		`A trail is ${of} of a mile long. ${name} has walked ${part} of the trail. What fraction of a mile is left to walk?`,
	(name, part, of) =>
		`${name} has ${of} of a pound of clay and makes a bowl with ${part} of it. What fraction of a pound is left?`,
	(name, part, of) =>
		`${name} has ${of} of an hour before dinner and reads for ${part} of that time. What fraction of an hour is left?`,
	(name, part, of) =>
		`A bag holds ${of} of a pound of birdseed. ${name} pours ${part} of it into a feeder. What fraction of a pound is left?`,
	(name, part, of) =>
		`A box holds ${of} of a pound of pasta. ${name} cooks ${part} of it. What fraction of a pound is left?`,
];
