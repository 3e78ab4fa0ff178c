Console.WriteLine("cambium");
